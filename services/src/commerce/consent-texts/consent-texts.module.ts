import { Module } from '@nestjs/common';
import { ConsentTextRows } from './consent-texts.repository.js';
import { ConsentTexts } from './consent-texts.service.js';

/** The words that people agree to. */
@Module({ providers: [ConsentTextRows, ConsentTexts], exports: [ConsentTexts] })
export class ConsentTextsModule {}
