import { Button } from '../../ui/Button.js';
import type { ButtonSize, ButtonVariant } from '../../ui/button-classes.js';
import { Chapter, FOCUSED, Specimen, State, States } from './Specimen.js';

/** The button variants of the specification with their purpose (shell §9). */
const VARIANTS: readonly { readonly variant: ButtonVariant; readonly text: string }[] = [
  { variant: 'primary', text: 'The one main action of a screen' },
  { variant: 'secondary', text: 'A strong secondary action' },
  { variant: 'tertiary', text: 'An action beside others' },
  { variant: 'quaternary', text: 'On a quiet ground' },
  { variant: 'quinary', text: 'Text only until hover' },
  { variant: 'link', text: 'Within a sentence or under a button' },
  { variant: 'highlight', text: 'A saving' },
  { variant: 'raw', text: 'No look of its own' },
];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];

export function ButtonsChapter() {
  return (
    <Chapter id="buttons" title="Buttons">
      {VARIANTS.map(({ variant, text }) => (
        <Specimen key={variant} name={`Button ${variant}`} text={text}>
          <ButtonStates variant={variant} />
        </Specimen>
      ))}
    </Chapter>
  );
}

function ButtonStates({ variant }: { readonly variant: ButtonVariant }) {
  return (
    <div className="space-y-5">
      <States>
        {SIZES.map((size) => (
          <State key={size} name={size}>
            <Button variant={variant} size={size}>
              Add to cart
            </Button>
          </State>
        ))}
        <State name="with an icon">
          <Button variant={variant} icon="cart">
            Add to cart
          </Button>
        </State>
      </States>
      <States>
        <State name="focus" className={FOCUSED}>
          <Button variant={variant}>Add to cart</Button>
        </State>
        <State name="disabled">
          <Button variant={variant} disabled>
            Add to cart
          </Button>
        </State>
        <State name="busy">
          <Button variant={variant} isBusy>
            Add to cart
          </Button>
        </State>
      </States>
      <State name="wide, long text" className="max-w-80">
        <Button variant={variant} isWide icon="truck">
          Zahlungspflichtig bestellen und per Spedition liefern lassen
        </Button>
      </State>
    </div>
  );
}
