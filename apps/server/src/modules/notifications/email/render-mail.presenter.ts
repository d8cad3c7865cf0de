import { languageTag, type Language } from '@tomogolf/phrases'
import type { EssentialReason } from '@tomogolf/messages/mail-classes'
import type { EmailContent, EmailLayout } from './email-content.types.ts'
import { renderHtml } from './html-layout.presenter.ts'
import type { LocaleFormatter } from './locale-formatter.presenter.ts'
import { oneLine } from './plain-text.presenter.ts'
import { renderText } from './text-layout.presenter.ts'

export type RenderedEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where a mail program stops such mail by one POST; null for mail that cannot be stopped. */
  readonly unsubscribe: string | null
}
/** Why the email is sent; it decides the text and the links of the footer. */
export type Occasion =
  | Exclude<EssentialReason, 'team'>
  | 'optional'
  | 'visitor'
  | 'team'
  | 'operator'

/**
 * Renders both parts of an email. `name`: the recipient's first name where it is known.
 * `unsubscribe`: where mail of its category is stopped.
 */
export function renderMail(
  content: EmailContent,
  format: LocaleFormatter,
  recipient: { language: Language; name: string | null },
  occasion: Occasion,
  unsubscribe: string | null = null,
): RenderedEmail {
  const { t, link } = format
  const layout: EmailLayout = {
    languageTag: languageTag(recipient.language),
    origin: link(''),
    tagline: t('email.tagline'),
    cardTitle: t('email.card_title'),
    greeting: recipient.name ? t('email.greeting', { name: recipient.name }) : null,
    reason: content.stop
      ? t('email.footer.wish')
      : occasion === 'operator'
        ? t('email.operator.footer')
        : t(`email.footer.${occasion}`),
    links: footerLinks(format, occasion, content.stop?.page ?? null, unsubscribe),
    row: (label, value) => t('email.text.row', { label }).concat(value),
    heading: (text) => t('email.text.heading', { text }),
  }
  const subject = oneLine(content.subject)
  return {
    subject,
    html: renderHtml({ ...content, subject }, layout),
    text: renderText(content, layout),
    unsubscribe: unsubscribe ?? content.stop?.oneClick ?? null,
  }
}

function footerLinks(
  { t, link }: LocaleFormatter,
  occasion: Occasion,
  wishPage: string | null,
  unsubscribe: string | null,
): EmailLayout['links'] {
  if (occasion === 'operator') return []
  const stop = unsubscribe ? [{ label: t('email.footer.unsubscribe'), url: unsubscribe }] : []
  if (wishPage !== null) return [{ label: t('email.footer.wish_change'), url: wishPage }, ...stop]
  const contact = { label: t('email.footer.contact'), url: link('/contact') }
  if (occasion !== 'optional') return [contact]
  const settings = {
    label: t('email.footer.settings'),
    url: link('/account-settings?tab=preferences'),
  }
  return [...stop, settings, contact]
}
