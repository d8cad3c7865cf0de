import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { Send, Zap } from 'lucide-react'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { lengthOf, MAX_MESSAGE_LENGTH } from '@tomogolf/domain/conversation/message-length'
import type { ReadyId, ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import { readyText } from '@tomogolf/format/ready-text'
import { Button, IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { Chip } from '@tomogolf/ui/forms/Chip.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Conversation } from '../../queries/conversation/messages.ts'
import { momentAt, QUICK, startOf } from './ready-text.ts'

const loadPicker = () => import('./ReadyPicker.tsx')
const ReadyPicker = lazy(loadPicker)
/** From here on the field counts. */
const COUNTED = 200

type ComposerProps = {
  meId: string
  teeTime: number
  conversation: Conversation
  sendReady: (id: ReadyId, slots: ReadySlots) => Promise<unknown>
  sendText: (clientId: string, text: string) => Promise<unknown>
  newClientId: () => string
  onSent: () => void
}
/** Ready messages and, where it is allowed, a text. */
export function Composer(props: ComposerProps) {
  const { meId, teeTime, conversation, sendReady, onSent } = props
  const { t } = useI18n()
  const now = useNow()
  const [picker, setPicker] = useState<{ first: ReadyId | null } | null>(null)
  const moment = momentAt(teeTime, now)
  const others = conversation.members.filter(({ player }) => player.id !== meId)
  const open = (first: ReadyId | null) => setPicker({ first })
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-background px-4 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] lg:mx-0 lg:px-0">
      <div className="scroll-strip flex gap-2 pb-2.5">
        {QUICK[moment].map((id) => (
          <Chip key={id} className="flex-none" onClick={() => open(id)}>
            {quickText(t, id)}
          </Chip>
        ))}
      </div>
      {conversation.freeText ? (
        <div className="flex items-end gap-2">
          <IconButton
            label={t('messages.ready')}
            icon={Zap}
            aria-haspopup="dialog"
            className="rounded-full! bg-surface-3"
            onPointerDown={() => void loadPicker()}
            onClick={() => open(null)}
          />
          <TextForm {...props} />
        </div>
      ) : (
        <>
          <Button variant="secondary" block icon={Zap} onClick={() => open(null)}>
            {t('messages.ready')}
          </Button>
          <p className="mt-2 text-center text-s text-text-3">{t('messages.ready.only')}</p>
        </>
      )}
      {picker && (
        <Suspense>
          <ReadyPicker
            first={picker.first}
            moment={moment}
            others={others}
            onClose={() => setPicker(null)}
            onSend={(id, slots) => {
              setPicker(null)
              onSent()
              void sendReady(id, slots)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A sentence on a chip: without the period, as a label. */
const quickText = (t: Parameters<typeof readyText>[0], id: ReadyId): string => {
  const slots = startOf(id)
  const text = readyText(t, { id, slots: slots.time === '' ? { ...slots, time: '--:--' } : slots })
  return (text ?? '').replace(/[.。]$/, '')
}

function TextForm({ sendText, newClientId, onSent }: ComposerProps) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // one for each text: an attempt whose answer was lost is not a second message
  const clientId = useRef<string | null>(null)
  const left = MAX_MESSAGE_LENGTH - lengthOf(text.trim())
  const canSend = text.trim() !== '' && left >= 0
  const send = async () => {
    if (!canSend || busy) return
    setBusy(true)
    setProblem(null)
    clientId.current ??= newClientId()
    try {
      await sendText(clientId.current, text)
      clientId.current = null
      setText('')
      onSent()
    } catch (error) {
      if (!isStatus(error, 0)) clientId.current = null
      setProblem(errorText(t, error))
    }
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // an Enter that chooses characters of an input method does not send
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {(problem || left < COUNTED) && (
        <p
          role="status"
          className={problem || left < 0 ? 'mb-2 text-s text-danger' : 'mb-2 text-s text-text-3'}
        >
          {problem ??
            (left < 0
              ? t('messages.tooLong', { count: -left })
              : t('messages.left', { count: left }))}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          rows={1}
          value={text}
          dir="auto"
          onChange={(event) => {
            clientId.current = null
            setText(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-xl border border-line-control bg-surface-2 px-4 py-2.5"
        />
        <IconButton
          type="submit"
          label={t('messages.send')}
          icon={Send}
          disabled={busy}
          className={
            canSend
              ? 'rounded-full! bg-primary text-on-primary! hover:bg-primary-hover'
              : 'rounded-full! bg-surface-3'
          }
        />
      </div>
    </form>
  )
}
