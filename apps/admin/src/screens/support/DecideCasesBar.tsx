import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { decisionKind } from './case-decision.ts'

type Row = RowOf<'GET /api/admin/cases'>
type Outcome = 'accepted' | 'rejected'
type Result = { id: string; name: string; text: string; isDone: boolean }

const nameOf = ({ guest, host }: Row): string => guest?.name ?? host.name

/** The selected cases, the decisions for all of them, and what became of each. */
export function DecideCasesBar({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const t = useT()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [results, setResults] = useState<readonly Result[]>([])
  const kinds = new Set(rows.map(decisionKind))
  const [kind] = kinds
  const decide = async (row: Row, reason: string): Promise<Result> => {
    const result = { id: row.id, name: nameOf(row) }
    try {
      const decided: ResultOf<'POST /api/admin/cases/:id/decide'> = await api(
        'POST /api/admin/cases/:id/decide',
        { params: { id: row.id }, body: { outcome: outcome!, reason } },
      )
      const text = t('approval' in decided ? 'admin.cases.asked' : 'admin.case.done')
      return { ...result, text, isDone: true }
    } catch (error) {
      return { ...result, text: errorText(t, error), isDone: false }
    }
  }
  return (
    <>
      {rows.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-4 rounded-m border border-line bg-surface-2 px-4 py-2.5">
          <span role="status" className="text-s font-semibold tabular-nums">
            {t('admin.cases.chosen', { count: rows.length })}
          </span>
          {kind && kinds.size === 1 ? (
            <>
              <Button size="small" onClick={() => setOutcome('accepted')}>
                {t(`admin.case.${kind}.accept`)}
              </Button>
              {kind !== 'report' && (
                <Button size="small" variant="danger" onClick={() => setOutcome('rejected')}>
                  {t(`admin.case.${kind}.reject`)}
                </Button>
              )}
            </>
          ) : (
            <span className="text-s text-text-2">{t('admin.cases.oneKind')}</span>
          )}
        </div>
      )}
      {results.length > 0 && (
        <Alert
          tone={results.every((result) => result.isDone) ? 'success' : 'warning'}
          title={t('admin.cases.results')}
          className="mb-4"
          role="status"
        >
          <ul>
            {results.map((result) => (
              <li key={result.id}>
                {result.name}: {result.text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {outcome && kind && (
        <ReasonDialog
          draft="cases"
          danger={outcome === 'rejected'}
          title={t('admin.cases.title', { count: rows.length })}
          description={t('admin.cases.text')}
          submit={t(
            outcome === 'accepted' || kind === 'report'
              ? `admin.case.${kind}.accept`
              : `admin.case.${kind}.reject`,
          )}
          done={() => null}
          onClose={() => setOutcome(null)}
          run={async (reason) => {
            // one after another: the first asks for a step-up where one is due
            const made: Result[] = []
            for (const row of rows) made.push(await decide(row, reason))
            setResults(made)
          }}
          onDone={() => {
            setOutcome(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
