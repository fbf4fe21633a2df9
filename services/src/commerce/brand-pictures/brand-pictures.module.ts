import { Module } from '@nestjs/common';
import { BrandPictures } from './brand-pictures.service.js';

/** Pictures of brands in the formats that a browser's SVG does not reach. */
@Module({ providers: [BrandPictures], exports: [BrandPictures] })
export class BrandPicturesModule {}
