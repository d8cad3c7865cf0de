import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { RowOf } from '../lib/use-list.ts'
import { Money, Pairs, PersonCell, StateBadge, When } from '../components/cells.tsx'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import { CaseRecord } from './CaseRecord.tsx'

/** Kinds in which the two outcomes mean different things; the others only report something. */
const asks = (kind: string) =>
  kind === 'attendance' || kind === 'host_absent' || kind === 'charge_refused'

/** What was said, what is at stake, and the two ways to decide, each with what follows. */
export function CaseDetail({ about: c }: { about: RowOf<'GET /api/admin/cases'> }) {
  const t = useT()
  const [outcome, setOutcome] = useState<'accepted' | 'rejected' | null>(null)
  const kind = asks(c.kind) ? (c.kind as 'attendance' | 'host_absent' | 'charge_refused') : 'report'
  return (
    <div className="grid gap-5 text-s">
      {c.statement && (
        <blockquote className="border-l-2 border-warning pl-4 text-body whitespace-pre-line">
          {c.statement}
          <footer className="mt-1 text-xs text-text-3">
            <When at={c.statementAt} />
          </footer>
        </blockquote>
      )}
      <Pairs
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.role.host'), <PersonCell key="h" person={c.host} />],
          [t('admin.role.guest'), c.guest && <PersonCell key="g" person={c.guest} />],
          [t('admin.case.details'), c.details],
          [
            t('admin.game.hold'),
            c.hold && (
              <Link
                key="l"
                to="/holds"
                search={{ id: c.hold.id, open: c.hold.id } as never}
                className="inline-flex items-center gap-2"
              >
                <Money value={c.hold.amount} />
                <StateBadge area="holdStatus" state={c.hold.status} />
              </Link>
            ),
          ],
          [t('admin.hold.until'), <When key="u" at={c.hold?.captureBefore ?? null} year />],
          [
            t('admin.case.decided'),
            c.decidedAt && (
              <span key="d">
                <When at={c.decidedAt} />
                {c.decidedBy && ` · ${c.decidedBy}`}
                {c.reason && `: ${c.reason}`}
              </span>
            ),
          ],
        ]}
      />
      <CaseRecord evidence={c.evidence} />
      {c.state === 'open' && (
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
          draft={`case ${c.id}`}
          danger={outcome === 'rejected'}
          title={t(`admin.caseKind.${c.kind}`)}
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
              params: { id: c.id },
              body: { outcome, reason },
            })
          }
        />
      )}
    </div>
  )
}
