import { CheckCheck, Clock3, Languages } from 'lucide-react'
import { languageTag, type Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import { formatClock } from '@tomogolf/format/dates'
import { FreeText } from './FreeText.tsx'
import { readyText, type Ready } from '@tomogolf/format/ready-text'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { ReportMenu } from '../../components/report/ReportMenu.tsx'
import type { Member, Message } from '../../queries/conversation/messages.ts'

const bubble = 'w-fit max-w-full rounded-m px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere'

type BubbleProps = {
  message: Message
  sender: Member | undefined
  own: boolean
  /** Ready messages in the languages of the others. */
  translators: ReadonlyMap<Language, Translate>
  /** Under the newest own message: how many have read it. */
  readBy: number | null
  /** Whether the site has a translator. */
  translates: boolean
}
/** One message: others at the left with their crest, own ones at the right. */
export function Bubble({ message, sender, own, translators, readBy, translates }: BubbleProps) {
  const { t, language } = useI18n()
  const time = formatClock(Date.parse(message.at), language)
  const name = own ? t('messages.you') : sender?.player.displayName || t('messages.gone')
  return (
    <li className={cx('flex gap-2.5', own ? 'justify-end pl-9' : 'pr-8')}>
      {!own && sender && <Avatar person={sender.player} size="small" className="mt-5.5" />}
      <div className={cx('min-w-0', own && 'grid justify-items-end')}>
        <p className={cx('mb-1 flex items-center text-xs text-text-3', own && 'sr-only')}>
          <b className="font-semibold text-text-2">{name}</b>
          <span aria-hidden className="whitespace-pre">
            {' · '}
          </span>
          <time dateTime={message.at}>{time}</time>
          {!own && !message.removed && (
            <ReportMenu
              label={t('messages.options')}
              subject={{ kind: 'message', id: message.id }}
              className="-my-3 ml-1"
            />
          )}
        </p>
        <div
          className={cx(
            bubble,
            own ? 'rounded-tr-[4px] bg-surface-4' : 'rounded-tl-[4px] bg-surface-2',
          )}
        >
          {message.removed ? (
            <span className="text-text-3">{t('messages.removed')}</span>
          ) : message.ready ? (
            <ReadyText
              ready={message.ready}
              written={message.language}
              original={own ? undefined : translators.get(message.language)}
            />
          ) : (
            <FreeText message={message} translatable={translates && !own} />
          )}
        </div>
        {readBy !== null && readBy > 0 && (
          <p className="mt-1 inline-flex items-center gap-1.5 text-xs text-text-3">
            <CheckCheck className="size-3.5" />
            {t('messages.read', { count: readBy })}
          </p>
        )}
      </div>
    </li>
  )
}

/** The reader's language large, the writer's below it. */
function ReadyText({
  ready,
  written,
  original,
}: {
  ready: Ready
  written: Language
  original: Translate | undefined
}) {
  const { t, language } = useI18n()
  const foreign = written !== language && original ? readyText(original, ready) : null
  return (
    <>
      {readyText(t, ready) ?? t('messages.unknown')}
      {foreign && (
        <span className="mt-2 flex gap-2 border-t border-line-2 pt-2 text-xs text-text-3">
          <Languages className="mt-0.5 size-3.5 flex-none" />
          <span lang={languageTag(written)}>{foreign}</span>
        </span>
      )}
    </>
  )
}

/** A ready message in the outbox: it keeps its place when it is sent. */
export function QueuedBubble({ ready, online }: { ready: Ready; online: boolean }) {
  const { t } = useI18n()
  return (
    <li className="grid justify-items-end pl-9">
      <div className={cx(bubble, 'rounded-tr-[4px] border border-line-control')}>
        {readyText(t, ready)}
      </div>
      {!online && (
        <p className="mt-1 inline-flex items-start gap-1.5 text-right text-xs text-info">
          <Clock3 className="mt-0.5 size-3.5 flex-none" />
          {t('messages.waiting')}
        </p>
      )}
    </li>
  )
}
