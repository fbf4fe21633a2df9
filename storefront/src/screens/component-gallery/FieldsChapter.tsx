import { useState } from 'react';
import { QuantityField } from '../../ui/QuantityField.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { Chapter, FOCUSED, Specimen, State, States } from './Specimen.js';

const SORTS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-asc', label: 'Price, lowest first' },
  { value: 'long', label: 'Verfügbarkeit im Auslieferungslager Mitteleuropa' },
];
const METHODS = [
  { value: 'card', label: 'Card', description: 'Charged when you place the order.', aside: 'free' },
  { value: 'cash', label: 'Cash on delivery', description: 'You pay the carrier.', aside: '€ 2.00' },
  { value: 'transfer', label: 'Bank transfer', description: 'Not available for this order.', isDisabled: true },
];
const QUANTITY_LABELS = { field: 'Quantity', more: 'One more', less: 'One less' };
const MOST = 1000;
const STOCK = 5;

export function FieldsChapter() {
  return (
    <Chapter id="fields" title="Fields">
      <Specimen name="TextField" isWide>
        <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
          <TextField label="Empty" placeholder="Placeholder" />
          <TextField label="Filled, with a hint" hint="As shown on your letterbox." defaultValue="Hauptstraße 5" />
          <TextField label="Optional" optional="optional" />
          <TextField label="Focus" className={FOCUSED} defaultValue="Bratislava" />
          <TextField label="Disabled" disabled defaultValue="Slovakia" />
          <TextField
            label="Error"
            defaultValue="123"
            hint="Five digits."
            error="A postal code has five digits, like 811 01. Please check the last two."
          />
          <TextField
            label="Umsatzsteuer-Identifikationsnummer der bestellenden Niederlassung"
            optional="freiwillig"
            defaultValue="Long text: Donaudampfschifffahrtsgesellschaft m. b. H. & Co. KG, Niederlassung Regensburg"
          />
        </div>
      </Specimen>
      <Specimen name="Select">
        <States>
          <State name="default">
            <Select aria-label="Sort" options={SORTS} />
          </State>
          <State name="focus" className={FOCUSED}>
            <Select aria-label="Sort, focused" options={SORTS} />
          </State>
          <State name="disabled">
            <Select aria-label="Sort, disabled" options={SORTS} disabled />
          </State>
          <State name="long text">
            <Select aria-label="Sort, long" options={SORTS} defaultValue="long" />
          </State>
          <State name="empty">
            <Select aria-label="Sort, empty" options={[{ value: '', label: '–' }]} />
          </State>
        </States>
      </Specimen>
      <Quantities />
      <PaymentChoices />
    </Chapter>
  );
}

function Quantities() {
  const [quantity, setQuantity] = useState(1);
  const [limit, setLimit] = useState('');
  const field = {
    value: quantity,
    onChange: setQuantity,
    onLimit: (met: string) => setLimit(met),
    stock: STOCK,
    maximum: MOST,
    labels: QUANTITY_LABELS,
  };
  return (
    <Specimen name="QuantityField" text={`${STOCK} in stock: a typed 9 becomes ${STOCK}`}>
      <States>
        <State name="default">
          <QuantityField {...field} />
        </State>
        <State name="small">
          <QuantityField {...field} isSmall />
        </State>
        <State name="limit met">
          <output className="tabular block min-h-9 text-sm">{limit || '–'}</output>
        </State>
      </States>
    </Specimen>
  );
}

function PaymentChoices() {
  const [method, setMethod] = useState('card');
  return (
    <Specimen name="RadioCards" text="chosen, open, disabled" isWide>
      <RadioCards
        legend="How would you like to pay?"
        name="way"
        cards={METHODS}
        value={method}
        onChange={setMethod}
        isRow
      />
    </Specimen>
  );
}
