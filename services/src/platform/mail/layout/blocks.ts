/** A name and a value, such as a total. */
export interface MailRow {
  readonly name: string;
  readonly value: string;
  /** The row that a reader looks for, or one whose amount another row already contains. */
  readonly weight?: 'strong' | 'small';
}

/** An article of an order. */
export interface MailLine {
  readonly name: string;
  /** Below the name: pieces and price, savings. */
  readonly notes: readonly string[];
  readonly amount: string;
}

/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  /** A way to something that not every reader needs. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[] }
  | {
      readonly kind: 'columns';
      readonly columns: readonly { readonly title: string; readonly lines: readonly string[] }[];
    }
  | {
      /** A picture that is attached to the mail. */
      readonly kind: 'picture';
      readonly contentId: string;
      readonly alt: string;
      readonly caption: string;
      /** Width and height in pixels. */
      readonly size: number;
    }
  | { readonly kind: 'small-print'; readonly title: string; readonly paragraphs: readonly string[] };

/** Colours and shape of a brand's mails: CSS values, colours as `#rrggbb`. */
export interface MailLook {
  readonly ground: string;
  readonly surface: string;
  readonly hairline: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly accent: string;
  readonly accentInk: string;
  readonly band: string;
  readonly bandInk: string;
  readonly radius: string;
  readonly fontFamily: string;
}

/** The content of a mail, in the language of its reader. */
export interface MailContent {
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly subject: string;
  /** The text that mail clients show next to the subject. */
  readonly preheader: string;
  /** The name at the top, with its link; in place of the name, the logo. */
  readonly brand: {
    readonly name: string;
    readonly href: string;
    /** A picture that is attached to the mail; width and height in pixels. */
    readonly logo?: { readonly contentId: string; readonly width: number; readonly height: number };
  };
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly string[];
}
