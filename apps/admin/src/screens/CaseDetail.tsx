import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { RowOf } from '../lib/use-list.ts'
import { Money, Pairs, PersonCell, StateBadge, When } from '../components/cells.tsx'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import { CaseRecord } from './CaseRecord.tsx'

/** Kinds whose two outcomes have different consequences; the others only report a fact. */
const asks = (kind: string) =>
  kind === 'attendance' || kind === 'host_absent' || kind === 'charge_refused'

/** Statements, the money at stake, and the two possible decisions with their consequences. */
export function CaseDetail({ about }: { about: RowOf<'GET /api/admin/cases'> }) {
  const t = useT()
  const [outcome, setOutcome] = useState<'accepted' | 'rejected' | null>(null)
  const kind = asks(about.kind)
    ? (about.kind as 'attendance' | 'host_absent' | 'charge_refused')
    : 'report'
  return (
    <div className="grid gap-5 text-s">
      {about.statement && (
        <blockquote className="border-l-2 border-warning pl-4 text-body whitespace-pre-line">
          {about.statement}
          <footer className="mt-1 text-xs text-text-3">
            <When at={about.statementAt} />
          </footer>
        </blockquote>
      )}
      <Pairs
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.role.host'), <PersonCell key="h" person={about.host} />],
          [t('admin.role.guest'), about.guest && <PersonCell key="g" person={about.guest} />],
          [t('admin.case.details'), about.details],
          [
            t('admin.game.hold'),
            about.hold && (
              <Link
                key="l"
                to="/holds"
                search={{ id: about.hold.id, open: about.hold.id } as never}
                className="inline-flex items-center gap-2"
              >
                <Money value={about.hold.amount} />
                <StateBadge area="holdStatus" state={about.hold.status} />
              </Link>
            ),
          ],
          [t('admin.hold.until'), <When key="u" at={about.hold?.captureBefore ?? null} year />],
          [
            t('admin.case.decided'),
            about.decidedAt && (
              <span key="d">
                <When at={about.decidedAt} />
                {about.decidedBy && ` · ${about.decidedBy}`}
                {about.reason && `: ${about.reason}`}
              </span>
            ),
          ],
        ]}
      />
      <CaseRecord evidence={about.evidence} />
      {about.state === 'open' && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setOutcome('accepted')}>
            {t(`admin.case.${kind}.accept`)}
          </Button>
          {kind !== 'report' && (
            <Button size="small" variant="danger" onClick={() => setOutcome('rejected')}>
              {t(`admin.case.${kind}.reject`)}
            </Button>
          )}
        </div>
      )}
      {outcome && (
        <ReasonDialog
          draft={`case ${about.id}`}
          danger={outcome === 'rejected'}
          title={t(`admin.caseKind.${about.kind}`)}
          description={
            outcome === 'accepted'
              ? t(`admin.case.${kind}.acceptText`)
              : kind === 'report'
                ? undefined
                : t(`admin.case.${kind}.rejectText`)
          }
          submit={
            outcome === 'accepted'
              ? t(`admin.case.${kind}.accept`)
              : kind === 'report'
                ? t('common.confirm')
                : t(`admin.case.${kind}.reject`)
          }
          done={t('admin.case.done')}
          onClose={() => setOutcome(null)}
          run={(reason) =>
            api('POST /api/admin/cases/:id/decide', {
              params: { id: about.id },
              body: { outcome, reason },
            })
          }
        />
      )}
    </div>
  )
}
