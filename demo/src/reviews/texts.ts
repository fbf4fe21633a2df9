import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { departmentKeys } from '../terms/departments.js';
import { localizedText } from '../terms/language.js';

const severalTexts = z.tuple([localizedText], localizedText);

const praiseSchema = z.strictObject({
  praise: severalTexts,
  /** Minor problems of such machines. */
  remark: localizedText,
});

// prettier-ignore
const answerKeys = ['thanks', 'team', 'years', 'noted', 'improve', 'damage', 'delivery', 'defect', 'parts', 'sorry', 'service', 'advice'] as const;

/** A complaint, and the key of the answer of customer care. */
const complaintSchema = z.strictObject({ text: localizedText, answer: z.enum(answerKeys) });

/** Review texts about the machines of one department. */
export type DepartmentTexts = z.output<typeof praiseSchema>;

/** Review texts by department. */
export const departmentTexts = readData('reviews/departments', z.record(z.enum(departmentKeys), praiseSchema));

/** Review texts about accessories. */
export const accessoryTexts = readData('reviews/accessories', praiseSchema);

/** Review texts for every product: praise, minor remarks, and complaints with one or two stars. */
export const generalTexts = readData(
  'reviews/general',
  z.strictObject({
    praise: severalTexts,
    remarks: severalTexts,
    complaints: z.tuple([complaintSchema], complaintSchema),
  }),
);

/** Titles of reviews by opinion. */
export const titles = readData(
  'reviews/titles',
  z.strictObject({ praise: severalTexts, mixed: severalTexts, criticism: severalTexts }),
);

/** Answers of customer care by topic of the review. */
export const answers = readData('reviews/answers', z.record(z.enum(answerKeys), localizedText));
