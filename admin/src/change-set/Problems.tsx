import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { FieldError } from '@manifold/domain/shop-error/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/section/section-words.js';
import { useInstantText } from '../shared/words/use-instant-text.js';
import { readProblem } from './problem-sentence.js';
import { useSettingText } from './use-setting-text.js';

/** More lines than these say nothing new: one wrong value of all stores is a line for each. */
const SHOWN = 12;

interface ProblemsProps {
  /** As the server names them; a store may stand before the field. */
  readonly problems: readonly FieldError[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
}

/** Why a draft cannot be published: which setting of which stores, and what to do about it. */
export function Problems({ problems, stores, sections }: ProblemsProps) {
  const translate = useTranslate();
  const settingText = useSettingText(stores, sections);
  const instantText = useInstantText();
  const textOf = (problem: FieldError): string => {
    const { locale, from, sentence, values, ...named } = readProblem(problem);
    const section = sections.find(({ key }) => key === named.section);
    const help = section?.fields.find(({ name }) => name === named.setting)?.help ?? '';
    const where = settingText(named) + (locale === undefined ? '' : ` (${locale})`);
    const layer = values['layer'] === undefined ? {} : { layer: translate(`console.layer.${values['layer']}`) };
    const when =
      from === undefined ? '' : `${translate('console.publish.fromInstant', { instant: instantText(from) })} `;
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
