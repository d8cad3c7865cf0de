import { useState } from 'react'
import { Mail } from 'lucide-react'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { RowOf } from '../lib/use-list.ts'
import { Pairs, PersonCell, When } from '../components/cells.tsx'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import { LetterDialog } from './LetterDialog.tsx'
import { RequestFields } from './RequestFields.tsx'

export type Request = RowOf<'GET /api/admin/requests'>
type Step = Request['can'][number]

/** As it was filled in, until when an answer is promised, what was done with it, and the next step. */
export function RequestDetail({ request: r }: { request: Request }) {
  const t = useT()
  const [step, setStep] = useState<Step | 'letter' | null>(null)
  const close = () => setStep(null)
  return (
    <div className="grid gap-5 text-s">
      <RequestFields fields={r.fields} />
      <Pairs
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.request.account'), r.user && <PersonCell key="u" person={r.user} />],
          [
            t('common.language'),
            isLanguage(r.language) ? LANGUAGE_NAMES[r.language].own : r.language,
          ],
          [t('admin.request.takenBy'), r.takenBy],
          [
            t('admin.request.due'),
            <span key="d" className={r.overdue ? 'font-semibold text-danger' : undefined}>
              <When at={r.dueAt} />
              {r.overdue && ` · ${t('admin.requestState.overdue')}`}
            </span>,
          ],
          [t('admin.request.answeredAt'), <When key="a" at={r.answeredAt} />],
        ]}
      />
      <ol className="grid gap-1.5 text-text-2">
        {r.events.map((e, i) => (
          <li key={i} className="whitespace-pre-line break-words">
            <When at={e.at} /> ·{' '}
            <b className="font-semibold text-text">
              {t.has(`admin.requestEvent.${e.event}`)
                ? tDynamic(t)(`admin.requestEvent.${e.event}`)
                : e.event}
            </b>
            {e.by && ` · ${e.by}`}
            {e.note && `: ${e.note}`}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {r.can.includes('answer') && (
          <Button size="small" variant="outline" icon={Mail} onClick={() => setStep('letter')}>
            {t('admin.request.write')}
          </Button>
        )}
        {r.can.map((s) => (
          <Button
            key={s}
            size="small"
            variant={s === 'close' || s === 'note' ? 'ghost' : 'secondary'}
            onClick={() => setStep(s)}
          >
            {t(`admin.requestStep.${s}`)}
          </Button>
        ))}
      </div>
      {step === 'letter' && <LetterDialog request={r} onClose={close} />}
      {step !== null && step !== 'letter' && (
        <ReasonDialog
          draft={`request ${r.id}`}
          title={`${t(`admin.requestStep.${step}`)}: ${r.reference}`}
          reasonLabel={t('admin.request.note')}
          reasonHint={t('admin.request.noteHint')}
          optional={step !== 'note'}
          submit={t(`admin.requestStep.${step}`)}
          done={t('admin.request.done')}
          onClose={close}
          run={(note) =>
            api('PATCH /api/admin/requests/:id', {
              params: { id: r.id },
              body: { step, note, seen: r.updatedAt },
            })
          }
        />
      )}
    </div>
  )
}
