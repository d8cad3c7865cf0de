import { languageTag, type Language } from '@tomogolf/phrases'
import { renderHtml } from './html-layout.ts'
import type { Frame, Letter } from './email-content.ts'
import { oneLine } from './plain-text.ts'
import { renderText } from './text-layout.ts'
import type { Writer } from './locale-formatter.ts'

export type Rendered = { readonly subject: string; readonly html: string; readonly text: string }
/** Why somebody gets a mail; it decides what the foot of the mail says and offers. */
export type Occasion = 'always' | 'optional' | 'visitor' | 'operator'

/** A letter with everything around it, as both parts of a mail. `name`: the reader's first name, when known. */
export function renderMail(
  letter: Letter,
  w: Writer,
  reader: { language: Language; name: string | null },
  occasion: Occasion,
): Rendered {
  const contact = { label: w.t('email.footer.contact'), url: w.link('/contact') }
  const settings = {
    label: w.t('email.footer.settings'),
    url: w.link('/account-settings?tab=preferences'),
  }
  const frame: Frame = {
    languageTag: languageTag(reader.language),
    origin: w.link(''),
    tagline: w.t('email.tagline'),
    cardTitle: w.t('email.card_title'),
    greeting: reader.name ? w.t('email.greeting', { name: reader.name }) : null,
    reason:
      occasion === 'operator' ? w.t('email.operator.footer') : w.t(`email.footer.${occasion}`),
    links: occasion === 'operator' ? [] : occasion === 'optional' ? [settings, contact] : [contact],
    row: (label, value) => w.t('email.text.row', { label }).concat(value),
    heading: (text) => w.t('email.text.heading', { text }),
  }
  const subject = oneLine(letter.subject)
  return {
    subject,
    html: renderHtml({ ...letter, subject }, frame),
    text: renderText(letter, frame),
  }
}
