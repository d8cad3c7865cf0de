import { z } from 'zod'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { socialLinks } from './social-links.ts'
import type { Variables } from './variable.ts'

/** The company behind the site. The law requires the legal pages to name it. */
export const operatorVariables = {
  OPERATOR_EMAIL: {
    doc: 'recipient of requests and reports',
    schema: z.email(),
    default: 'operator@tomogolf.example',
  },
  OPERATOR_NAME: {
    doc: 'registered name of the company behind the site, for the legal pages; required in production',
    schema: z.string(),
  },
  OPERATOR_ADDRESS: {
    doc: 'its registered address; required in production',
    schema: z.string(),
  },
  OPERATOR_PHONE: {
    doc: 'its phone number; required in production',
    schema: z.string(),
  },
  OPERATOR_REPRESENTATIVE: {
    doc: 'its responsible person; required in production',
    schema: z.string(),
  },
  OPERATOR_INVOICE_NUMBER: {
    doc: 'its number as a qualified invoice issuer in Japan (T and 13 digits), printed on receipts',
    schema: z.string().regex(/^T\d{13}$/),
  },
  TELECOM_FILING_NUMBER: {
    doc: 'its notification as a telecommunications business (届出番号); without one, players of a game send each other ready messages only. Outside production they always write freely',
    schema: z.string().regex(/^[A-Z]-\d\d-\d{3,6}$/),
  },
  TRANSLATOR_URL: {
    doc: 'address of a server with the API of LibreTranslate, which translates what players write to each other when a reader asks; without one, pages do not offer it',
    schema: z.url({ protocol: /^https?$/ }),
  },
  TRANSLATOR_KEY: { doc: 'its API key, when it needs one', schema: z.string() },
  OPERATOR_LANGUAGE: {
    doc: 'language of the mail to OPERATOR_EMAIL: en, ja, ko or zh',
    schema: z.enum(LANGUAGES),
    default: 'en',
  },
  SOCIAL_LINKS: {
    doc: "the company's pages in social networks for the footer, URLs separated by commas (Instagram, Facebook, X, YouTube, LINE); the demonstration has examples",
    schema: socialLinks,
  },
} as const satisfies Variables
