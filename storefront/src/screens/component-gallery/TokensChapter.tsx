import { contrastRatio, type Rgb } from '@manifold/domain/contrast/contrast-ratio';
import { THEME_PAIRS, type ThemeColour, type ThemePair } from '@manifold/domain/contrast/theme-pairs';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/Icon.js';
import { Chapter, Specimen, State, States } from './Specimen.js';
import { GROUND_CLASSES, INK_CLASSES, RADII, SHADOWS, SPACES, TYPE_SCALE } from './token-classes.js';
import { useThemeColours } from './use-theme-colours.js';

const COLOURS = Object.keys(GROUND_CLASSES) as ThemeColour[];
const HEX_BASE = 16;

export function TokensChapter() {
  const colours = useThemeColours(COLOURS);
  return (
    <Chapter id="tokens" title="Design tokens">
      <Specimen name="Colours" text="as the brand's stylesheet sets them" isWide>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-7">
          {COLOURS.map((colour) => (
            <li key={colour} className="overflow-hidden rounded-control border border-hairline text-xs">
              <span className={classNames('block h-14', GROUND_CLASSES[colour])} />
              <span className="block px-2 pt-1.5 font-semibold">{colour}</span>
              <span className="tabular block px-2 pb-1.5 text-ink-soft">{hex(colours.get(colour))}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Contrast" text="7 for prices, 4.5 for text, 3 for borders and icons" isWide>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          {THEME_PAIRS.map((pair) => (
            <Pair key={`${pair.ink} ${pair.shows}`} pair={pair} colours={colours} />
          ))}
        </div>
      </Specimen>
      <Scales />
    </Chapter>
  );
}

function hex(colour: Rgb | undefined): string {
  if (!colour) return '…';
  const parts = [colour.red, colour.green, colour.blue];
  return `#${parts.map((part) => part.toString(HEX_BASE).padStart(2, '0')).join('')}`;
}

function Pair({ pair, colours }: { readonly pair: ThemePair; readonly colours: ReadonlyMap<string, Rgb> }) {
  const ink = colours.get(pair.ink);
  return (
    <State name={`${pair.ink}: ${pair.shows}`}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {pair.grounds.map((name) => {
          const ground = colours.get(name);
          const ratio = ink && ground && contrastRatio(ink, ground);
          return (
            <li
              key={name}
              className={classNames(
                'flex flex-col rounded-control border border-hairline px-3 py-2',
                GROUND_CLASSES[name],
                pair.minimum === 3 ? 'text-ink' : INK_CLASSES[pair.ink],
              )}
            >
              <span className="flex items-center gap-1.5">
                <span className="tabular text-md font-bold">{ratio?.toFixed(2) ?? '…'}</span>
                {ratio === undefined ? null : <Verdict isEnough={ratio >= pair.minimum} />}
                {pair.minimum === 3 ? <Edge ink={pair.ink} /> : null}
              </span>
              <span className="text-xs">{name}</span>
            </li>
          );
        })}
      </ul>
    </State>
  );
}

function Verdict({ isEnough }: { readonly isEnough: boolean }) {
  return (
    <>
      <Icon name={isEnough ? 'check' : 'close'} className="size-4" />
      <span className="sr-only">{isEnough ? 'enough' : 'too little'}</span>
    </>
  );
}

/** Shows a colour without text as a border. */
function Edge({ ink }: { readonly ink: ThemeColour }) {
  return <span className={classNames('ml-auto size-5 rounded-control border-2 border-current', INK_CLASSES[ink])} />;
}

function Scales() {
  return (
    <>
      <Specimen name="Type" text="name · pixels">
        <ul className="space-y-2">
          {TYPE_SCALE.map(({ name, className }) => (
            <li key={name} className="flex items-baseline gap-4">
              <span className="tabular w-16 shrink-0 text-xs text-ink-soft">{name}</span>
              <span className={classNames('min-w-0 truncate', className)}>Gastro Ψησταριά Уред 1 290,50</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Space, radius, shadow">
        <div className="space-y-6">
          <States>
            {SPACES.map(({ name, className }) => (
              <State key={name} name={name}>
                <span className={classNames('block h-6 bg-accent', className)} />
              </State>
            ))}
          </States>
          <States>
            {RADII.map(({ name, className }) => (
              <State key={name} name={name}>
                <span className={classNames('block size-16 border border-hairline-strong bg-ground', className)} />
              </State>
            ))}
            {SHADOWS.map(({ name, className }) => (
              <State key={name} name={name}>
                <span className={classNames('block size-16 rounded-card bg-surface', className)} />
              </State>
            ))}
          </States>
        </div>
      </Specimen>
    </>
  );
}
