import * as z from 'zod/mini';
import { keySchema, readData, textSchema } from '../data-files/read-data.js';
import { localized } from './language.js';

/**
 * Forms per language in the nominative without an article, in the order of the language's genders:
 * de bg cs el hr pl sk sl: m f n · nl da nb sv: common, neuter · fr it es pt: m f · ro: m and n, f · lt: m, f, f plural · en fi hu: one.
 */
const adjectiveSchema = localized(z.array(textSchema).check(z.minLength(1), z.maxLength(3)));

export const adjectives = readData('terms/adjectives', z.record(keySchema, adjectiveSchema));
