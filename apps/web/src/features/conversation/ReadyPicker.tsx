import { useState } from 'react'
import { Minus, Plus, Send } from 'lucide-react'
import {
  fitsReady,
  READY_MESSAGES,
  READY_MOMENTS,
  type ReadyId,
  type ReadyMoment,
  type ReadySlots,
} from '@tomogolf/domain/conversation/ready-messages'
import { languageTag, type Language } from '@tomogolf/phrases/languages'
import { readyText } from '@tomogolf/format/ready-text'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { Member } from '../../queries/conversation/messages.ts'
import { messagesOf, startOf } from './ready-text.ts'
import { SlotFields } from './SlotFields.tsx'
import { useTranslators } from './use-translators.ts'

type ReadyPickerProps = {
  /** Opened in place at first. */
  first: ReadyId | null
  moment: ReadyMoment
  others: readonly Member[]
  onSend: (id: ReadyId, slots: ReadySlots) => void
  onClose: () => void
}
/** All ready messages by moment. One opens in place, with its slots and what the others will see. */
export default function ReadyPicker({ first, moment, others, onSend, onClose }: ReadyPickerProps) {
  const { t } = useI18n()
  const [shown, setShown] = useState(first ? READY_MESSAGES[first].moment : moment)
  const [open, setOpen] = useState<ReadyId | null>(first)
  const [slots, setSlots] = useState<ReadySlots>(first ? startOf(first) : {})
  const toggle = (id: ReadyId) => {
    setOpen(open === id ? null : id)
    setSlots(startOf(id))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('messages.ready')}
      description={t('messages.ready.text')}
    >
      <ChipGroup
        name="ready-moment"
        className="mb-3"
        options={READY_MOMENTS.map((value) => ({ value, label: t(`ready.moment.${value}`) }))}
        value={shown}
        onChange={setShown}
      />
      <ul>
        {messagesOf(shown).map((id) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-expanded={open === id}
              onClick={() => toggle(id)}
              className="flex min-h-13 w-full items-center justify-between gap-4 py-2.5 text-left hover:text-text"
            >
              <span className={open === id ? 'font-semibold' : undefined}>
                {readyText(t, {
                  id,
                  slots: open === id ? shownSlots(slots) : shownSlots(startOf(id)),
                })}
              </span>
              {open === id ? <Minus className="text-text-3" /> : <Plus className="text-text-3" />}
            </button>
            {open === id && (
              <div className="grid gap-4 pb-4">
                <SlotFields id={id} slots={slots} onChange={setSlots} />
                <OthersSee id={id} slots={shownSlots(slots)} others={others} />
                <Button
                  variant="primary"
                  block
                  icon={Send}
                  disabled={!fitsReady(id, slots)}
                  onClick={() => onSend(id, slots)}
                >
                  {t('messages.send')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** A time that is not entered yet. */
const shownSlots = (slots: ReadySlots): ReadySlots =>
  slots.time === '' ? { ...slots, time: '--:--' } : slots

/** The exact sentence in every other language of the conversation. */
function OthersSee({
  id,
  slots,
  others,
}: {
  id: ReadyId
  slots: ReadySlots
  others: readonly Member[]
}) {
  const { t, language } = useI18n()
  const foreign = others.filter((member) => member.present && member.language !== language)
  const translators = useTranslators(foreign.map((member) => member.language))
  const byLanguage = Map.groupBy(foreign, (member): Language => member.language)
  if (foreign.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-s text-text-2">
      {[...byLanguage].map(([other, members]) => {
        const translate = translators.get(other)
        return (
          <div key={other} className="contents">
            <dt className="text-xs leading-normal font-semibold text-text-3">
              {t('messages.ready.sees', {
                name: members.map(({ player }) => player.firstName).join(', '),
              })}
            </dt>
            <dd lang={languageTag(other)}>{translate && readyText(translate, { id, slots })}</dd>
          </div>
        )
      })}
    </dl>
  )
}
