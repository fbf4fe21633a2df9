/** The door of brand pictures, for mails and loyalty cards. */
export { BrandPicturesModule } from './brand-pictures.module.js';
export { BrandPictures, type MailLogo } from './brand-pictures.service.js';
