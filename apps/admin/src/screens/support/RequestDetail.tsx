import { useState } from 'react'
import { Mail } from 'lucide-react'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import type { Request } from '../../lib/records.ts'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { RequestFields } from './RequestFields.tsx'
import { May } from '../../lib/may.tsx'

type Step = Request['can'][number]

/** A request with its fields, the promised time of an answer, its log and the next steps. */
export function RequestDetail({ request }: { request: Request }) {
  const t = useT()
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <div className="grid gap-5 text-s">
      <RequestFields
        fields={request.fields}
        sender={{ kind: 'request', id: request.id, name: request.name }}
      />
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [
            t('admin.request.account'),
            request.user && <PersonCell key="u" person={request.user} />,
          ],
          [
            t('common.language'),
            isLanguage(request.language) ? LANGUAGE_NAMES[request.language].own : request.language,
          ],
          [t('admin.request.takenBy'), request.takenBy],
          [
            t('admin.request.due'),
            <span key="d" className={request.overdue ? 'font-semibold text-danger' : undefined}>
              <Timestamp at={request.dueAt} />
              {request.overdue && ` · ${t('admin.requestState.overdue')}`}
            </span>,
          ],
          [t('admin.request.answeredAt'), <Timestamp key="a" at={request.answeredAt} />],
        ]}
      />
      <ol className="grid gap-1.5 text-text-2">
        {request.events.map((event, i) => (
          <li key={i} className="whitespace-pre-line break-words">
            <Timestamp at={event.at} /> ·{' '}
            <b className="font-semibold text-text">
              {t.has(`admin.requestEvent.${event.event}`)
                ? tDynamic(t)(`admin.requestEvent.${event.event}`)
                : event.event}
            </b>
            {event.by && ` · ${event.by}`}
            {event.note && `: ${event.note}`}
          </li>
        ))}
      </ol>
      <May do="requests.answer">
        <div className="flex flex-wrap gap-3">
          <LinkButton
            size="small"
            variant="outline"
            icon={Mail}
            to="/inbox"
            search={{ thread: request.id } as never}
          >
            {t('admin.request.inInbox')}
          </LinkButton>
          {request.can.map((step) => (
            <Button
              key={step}
              size="small"
              variant={step === 'close' || step === 'note' ? 'ghost' : 'secondary'}
              onClick={() => setStep(step)}
            >
              {t(`admin.requestStep.${step}`)}
            </Button>
          ))}
        </div>
      </May>
      {step !== null && (
        <ReasonDialog
          draft={`request ${request.id}`}
          title={`${t(`admin.requestStep.${step}`)}: ${request.reference}`}
          reasonLabel={t('admin.request.note')}
          reasonHint={t('admin.request.noteHint')}
          optional={step !== 'note'}
          submit={t(`admin.requestStep.${step}`)}
          done={t('admin.request.done')}
          onClose={close}
          run={(note) =>
            api('PATCH /api/admin/requests/:id', {
              params: { id: request.id },
              body: { step, note, seen: request.updatedAt },
            })
          }
        />
      )}
    </div>
  )
}
