import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { useId, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useEditRefusal } from '../access/use-edit-refusal.js';
import { guardClose } from '../dialog/guard-close.js';
import type { RowValue } from '../draft/edit-row.js';
import type { SectionData } from '../definition/use-section.js';
import { fieldsOf, type FieldEditors } from '../definition/field-entry.js';
import { PeriodInputs } from './PeriodInputs.js';
import { moneyAt, zoneAt } from '../place/place.js';
import { usePlaceName } from '../place/place-name.js';
import { PlaceInputs } from './PlaceInputs.js';
import { RowField, type RowFieldContext } from './RowField.js';
import { valueWith, type FieldEntry, type RowForm } from './row-form.js';
import type { RowState } from './row-state.js';
import { useRowForm } from './use-row-form.js';

interface RowDialogProps {
  readonly data: SectionData;
  /** Undefined for a new row. */
  readonly row: RowState | undefined;
  /** Layers that a new row can have. */
  readonly layers: readonly ConfigLayer[];
  readonly editors: FieldEditors;
  readonly isEditable: boolean;
  /** Fields of the form; all fields of the section if left out. */
  readonly fields?: readonly string[];
  readonly onClose: () => void;
}

/** Edits one row as a form: place, validity period and fields. */
export function RowDialog({ data, row, layers, editors, isEditable, fields, onClose }: RowDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const nameOf = usePlaceName(data.stores);
  const refusalAt = useEditRefusal(data.section, data.stores);
  const { form, own, inherited, problems, set, setEntry, save, remove } = useRowForm(data, row);
  const { place } = form;
  const context: RowFieldContext = {
    section: data.section,
    stores: data.stores,
    row: { ...inherited.value, ...valueWith(form, row) },
    place,
    money: moneyAt(place ?? { layer: 'default', key: '*' }, data.stores),
    editors,
    isEditable: (field) => isEditable && !(place && refusalAt(place, field)),
  };
  // An undated row stays undated: a temporary value needs a separate row.
  const isDatable = row === undefined || row.address.validFrom !== null || row.address.validTo !== null;
  const refusalOf = (field: string) => problems.find((problem) => problem.field === field)?.reason;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save()) onClose();
  };
  const title = row
    ? `${data.section.label}: ${nameOf(row.address)}`
    : translate('console.row.add', { section: data.section.label });
  return (
    <Dialog
      open
      onClose={guardClose(onClose)}
      maxWidth={Object.keys(editors).length > 0 ? 'md' : 'sm'}
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {!row && (
              <PlaceInputs
                layers={layers}
                stores={data.stores}
                place={place}
                refusal={refusalOf('place')}
                mayEdit={(chosen) => refusalAt(chosen) === undefined}
                onPlace={(chosen) => set({ place: chosen })}
              />
            )}
            <RowFields context={context} only={fields} own={own} inherited={inherited} form={form} onEntry={setEntry} />
            {refusalOf('entries') && <FormHelperText error>{translate(refusalOf('entries') ?? '')}</FormHelperText>}
            {isDatable && (
              <PeriodInputs
                from={form.from}
                to={form.to}
                zone={zoneAt(place ?? { layer: 'default', key: '*' }, data.stores)}
                problems={problems}
                isEditable={isEditable}
                onPeriod={set}
              />
            )}
          </Stack>
        </DialogContent>
        <RowActions
          isEditable={isEditable}
          onClose={onClose}
          onRemove={
            row?.value && isEditable && !fields
              ? () => {
                  remove();
                  onClose();
                }
              : undefined
          }
        />
      </form>
    </Dialog>
  );
}

interface RowFieldsProps {
  readonly context: RowFieldContext;
  readonly only: readonly string[] | undefined;
  readonly own: RowValue;
  readonly inherited: ReturnType<typeof useRowForm>['inherited'];
  readonly form: RowForm;
  readonly onEntry: (field: string, entry: FieldEntry) => void;
}

function RowFields({ context, only, own, inherited, form, onEntry }: RowFieldsProps) {
  const { section, place } = context;
  const fields = fieldsOf(section).filter(({ name }) => only?.includes(name) ?? true);
  return fields.map((field) => (
    <RowField
      key={`${field.name} ${place?.layer} ${place?.key}`}
      context={context}
      field={field}
      own={own[field.name]}
      inherited={inherited.value[field.name]}
      source={inherited.provenance[field.name]}
      entry={form.entries[field.name]}
      onEntry={(entry) => onEntry(field.name, entry)}
    />
  ));
}

interface RowActionsProps {
  readonly isEditable: boolean;
  readonly onClose: () => void;
  /** Undefined if there is nothing to remove. */
  readonly onRemove: (() => void) | undefined;
}

function RowActions({ isEditable, onClose, onRemove }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <DialogActions>
      {onRemove && (
        <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
          {translate('console.row.remove')}
        </Button>
      )}
      <Button onClick={onClose}>{translate(isEditable ? 'ra.action.cancel' : 'ra.action.close')}</Button>
      {isEditable && (
        <Button type="submit" variant="contained">
          {translate('console.row.keep')}
        </Button>
      )}
    </DialogActions>
  );
}
