import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { GameCell } from '../../components/cells/GameCell.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { May } from '../../lib/may.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'

type Issue = RowOf<'GET /api/admin/issues'>
type Action = 'fix' | 'accepted' | 'rejected' | 'hide'

/** An issue or appeal with its context and the operator's actions. */
export function IssueDetail({ issue }: { issue: Issue }) {
  const t = useT()
  const [action, setAction] = useState<Action | null>(null)
  const { appeal, rating, game } = issue
  return (
    <div className="grid gap-5 text-s">
      {issue.message && (
        <blockquote className="border-l-2 border-warning pl-4 text-body whitespace-pre-line">
          {issue.message}
        </blockquote>
      )}
      {rating && (
        <blockquote className="border-l-2 border-line-2 pl-4 whitespace-pre-line">
          {rating.comment || '–'}
          <footer className="mt-1 flex flex-wrap items-center gap-2 text-text-3">
            {t('admin.issue.ratingBy', { stars: rating.stars })}{' '}
            <PersonCell person={rating.by} quiet /> <Timestamp at={rating.at} />
            {rating.hidden && <b>{t('admin.issue.hidden')}</b>}
          </footer>
        </blockquote>
      )}
      <DescriptionGrid
        pairs={[
          [t('admin.games.game'), game && <GameCell key="g" game={game} />],
          ...(appeal
            ? [
                [t('admin.issue.against'), <AppealedDecision key="a" appeal={appeal} />] as [
                  string,
                  ReactNode,
                ],
              ]
            : []),
          [
            t('admin.issue.fixed'),
            issue.fixedAt && (
              <span key="f">
                <Timestamp at={issue.fixedAt} />
                {issue.fixedBy && ` · ${issue.fixedBy}`}: {issue.note}
              </span>
            ),
          ],
        ]}
      />
      {appeal && game && (
        <p className="flex flex-wrap gap-5">
          <May do="cases.read">
            <Link to="/cases" search={{ game: game.id } as never} className="link">
              {t('admin.issue.whatWasKnown')}
            </Link>
          </May>
          <May do="money.read">
            <Link to="/transactions" search={{ game: game.id } as never} className="link">
              {t('admin.issue.transactions')}
            </Link>
          </May>
        </p>
      )}
      {!issue.fixedAt && (
        <May do="reports.decide">
          <UnlessOwn people={[issue.reporter]} game={game}>
            <div className="flex flex-wrap gap-3">
              {appeal ? (
                <>
                  <Button size="small" onClick={() => setAction('accepted')}>
                    {t('admin.issue.decide.accept')}
                  </Button>
                  <Button size="small" variant="danger" onClick={() => setAction('rejected')}>
                    {t('admin.issue.decide.reject')}
                  </Button>
                </>
              ) : (
                <Button size="small" onClick={() => setAction('fix')}>
                  {t('admin.issue.fix')}
                </Button>
              )}
              {rating && !rating.hidden && (
                <Button size="small" variant="danger" onClick={() => setAction('hide')}>
                  {t('admin.issue.hide')}
                </Button>
              )}
            </div>
          </UnlessOwn>
        </May>
      )}
      {action && (
        <IssueActionDialog issue={issue} action={action} onClose={() => setAction(null)} />
      )}
    </div>
  )
}

/** The strike or the charge that the appeal is against. */
function AppealedDecision({ appeal: { strike } }: { appeal: NonNullable<Issue['appeal']> }) {
  const t = useT()
  if (!strike) return t('admin.issue.againstMoney')
  const phrase = `admin.strikeCause.${strike.reason}`
  return (
    <span>
      {t.has(phrase) ? tDynamic(t)(phrase) : strike.reason} · <Timestamp at={strike.at} />
    </span>
  )
}

function IssueActionDialog({
  issue,
  action,
  onClose,
}: {
  issue: Issue
  action: Action
  onClose: () => void
}) {
  const t = useT()
  const params = { id: issue.id }
  if (action === 'fix')
    return (
      <ReasonDialog
        draft={`fix ${issue.id}`}
        title={t('admin.issue.fixTitle')}
        reasonLabel={t('admin.issue.how')}
        reasonHint={t('admin.issue.howHint')}
        submit={t('admin.issue.fix')}
        done={t('admin.issue.done')}
        onClose={onClose}
        run={(note) => api('POST /api/admin/issues/:id/fix', { params, body: { note } })}
      />
    )
  if (action === 'hide')
    return (
      <ReasonDialog
        danger
        draft={`hide ${issue.id}`}
        title={t('admin.issue.hide')}
        description={t('admin.issue.hideText')}
        submit={t('admin.issue.hide')}
        done={t('admin.issue.hideDone')}
        onClose={onClose}
        run={(reason) =>
          api('POST /api/admin/ratings/:id/hide', {
            params: { id: issue.rating!.id },
            body: { reason },
          })
        }
      />
    )
  const label = t(action === 'accepted' ? 'admin.issue.decide.accept' : 'admin.issue.decide.reject')
  const text = t(
    action === 'rejected'
      ? 'admin.issue.decide.rejectText'
      : issue.appeal?.strike
        ? 'admin.issue.decide.acceptStrike'
        : 'admin.issue.decide.acceptMoney',
  )
  return (
    <ReasonDialog
      danger={action === 'rejected'}
      draft={`appeal ${issue.id}`}
      title={label}
      description={text}
      submit={label}
      done={t('admin.issue.decide.done')}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/issues/:id/decide', { params, body: { outcome: action, reason } })
      }
    />
  )
}
