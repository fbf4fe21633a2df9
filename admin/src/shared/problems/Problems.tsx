import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { FieldError } from '@manifold/domain/shop-error/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../definition/section-words.js';
import { usePlaceInstant } from '../place/use-place-instant.js';
import { readProblem } from './problem-sentence.js';
import { useSettingText } from './use-setting-text.js';

/** Maximum number of lines: one wrong value that all stores share makes a line per store. */
const SHOWN = 12;

interface ProblemsProps {
  /** Errors in the server's format; a store key may precede the field. */
  readonly problems: readonly FieldError[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
}

/** Explains why a draft cannot be published: settings, stores and how to fix it. */
export function Problems({ problems, stores, sections }: ProblemsProps) {
  const translate = useTranslate();
  const settingText = useSettingText(stores, sections);
  const instantText = usePlaceInstant(stores);
  const textOf = (problem: FieldError): string => {
    const { locale, from, sentence, values, ...named } = readProblem(problem);
    const section = sections.find(({ key }) => key === named.section);
    const help = section?.fields.find(({ name }) => name === named.setting)?.help ?? '';
    const where = settingText(named) + (locale === undefined ? '' : ` (${locale})`);
    const layer = values['layer'] === undefined ? {} : { layer: translate(`console.layer.${values['layer']}`) };
    const [storeKey = ''] = named.storeKeys;
    const instant = from === undefined ? undefined : instantText(from, { layer: 'store', key: storeKey });
    const when = instant === undefined ? '' : `${translate('console.publish.fromInstant', { instant })} `;
    return `${where}: ${when}${translate(`console.problem.${sentence}`, { help, ...values, ...layer })}`;
  };
  const texts = [...new Set(problems.map(textOf))];
  const more = texts.length - SHOWN;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {texts.slice(0, SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>{translate('console.publish.moreProblems', { smart_count: more })}</li>}
    </ul>
  );
}
