import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { markLines, type MarkedPart } from '@tomogolf/domain/booking/confirmation/mark-lines'
import {
  readConfirmation,
  type Confirmation,
} from '@tomogolf/domain/booking/confirmation/parse-confirmation'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { useExchangeRate } from '../../../lib/exchange.ts'
import { courseSuggestionsQuery, type CourseSuggestion } from '../../../queries/courses.ts'
import type { GameDraft } from '../game-draft.ts'
import { setFields } from '../use-host-form.ts'
import { Proposals } from './Proposals.tsx'
import { applyProposals, proposalsOf, type Proposal } from './proposals.ts'

type Result = { via: Confirmation['via']; proposals: Proposal[]; lines: readonly MarkedPart[][] }

/**
 * Reads a pasted confirmation in the browser and proposes its values. Only the name of the course is
 * sent, to find it in the list. Nothing changes until the host takes the values over.
 */
export default function PasteConfirmation() {
  const { t, language } = useI18n()
  const form = useFormContext<GameDraft>()
  const queryClient = useQueryClient()
  const rate = useExchangeRate()
  const [text, setText] = useState('')
  const [result, setResult] = useState<Result | 'unknown' | null>(null)
  const [busy, setBusy] = useState(false)

  const read = async () => {
    const result = readConfirmation(text, currentTime())
    if (!result) return setResult('unknown')
    const { confirmation: found } = result
    setBusy(true)
    const suggestions = found.course
      ? await queryClient.query(courseSuggestionsQuery(found.course.value)).catch(() => [])
      : []
    setBusy(false)
    const course = matching(found.course?.value, suggestions)
    const context = { t, language, course, yenPerDollar: rate?.yen ?? null }
    setResult({
      via: found.via,
      proposals: proposalsOf(found, context),
      lines: markLines(result),
    })
  }
  const use = (via: Confirmation['via'], chosen: readonly Proposal[]) => {
    setFields(form, applyProposals(form.getValues(), via, chosen, currentTime()))
    setResult(null)
    setText('')
    toast({ tone: 'success', title: t('booking.paste.done') })
  }
  return (
    <section
      aria-labelledby="paste-confirmation"
      className="mb-7 rounded-l border border-line-2 bg-surface-1 p-4"
    >
      <div className="grid grid-cols-[24px_1fr] gap-x-3">
        <ClipboardPaste className="mt-0.5 text-success" />
        <div>
          <h3 id="paste-confirmation" className="text-t3">
            {t('booking.paste.title')}
          </h3>
          <p className="mt-1 text-s text-text-2">{t('booking.paste.lead')}</p>
        </div>
      </div>
      {result !== null && result !== 'unknown' ? (
        <Proposals
          proposals={result.proposals}
          lines={result.lines}
          onUse={(chosen) => use(result.via, chosen)}
          onAgain={() => setResult(null)}
        />
      ) : (
        <div className="mt-4 grid gap-3">
          <Field label={t('booking.paste.text')}>
            <Textarea
              rows={5}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setResult(null)
              }}
            />
          </Field>
          {result === 'unknown' && (
            <Alert tone="warning" role="alert">
              {t('booking.paste.unknown')}
            </Alert>
          )}
          <Button
            variant="secondary"
            busy={busy}
            disabled={text.trim() === ''}
            onClick={() => void read()}
          >
            {t('booking.paste.read')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The course of exactly this name, else the only one that was found. */
const matching = (
  name: string | undefined,
  courses: readonly CourseSuggestion[],
): CourseSuggestion | null =>
  courses.find(({ nameJa }) => nameJa === name) ?? (courses.length === 1 ? courses[0]! : null)
