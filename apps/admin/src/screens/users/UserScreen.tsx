import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { AdminUser } from '../../lib/records.ts'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { NotesPanel } from '../../components/notes/NotesPanel.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Panel } from '../../components/Panel.tsx'
import { DisputesOf } from '../disputes/DisputesOf.tsx'
import { PayoutsOf } from '../payouts/PayoutsOf.tsx'
import { MailsPanel } from './MailsPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { UserActions } from './UserActions.tsx'
import { UserDialogs, type UserAction } from './UserDialogs.tsx'
import { ContactText } from '../../components/cells/ContactText.tsx'
import { May, useMay } from '../../lib/may.tsx'

/** A user: actions, standing, profile and timeline. */
export function UserScreen({ user }: { user: AdminUser }) {
  const t = useT()
  const [action, setAction] = useState<UserAction | null>(null)
  const may = useMay()
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  // another administrator decides on the own standing
  const mayChangeStanding = may('standing.change') && me?.id !== user.id
  return (
    <>
      <Link to="/users" className="arrow-link text-s text-text-2">
        <ArrowLeft />
        {t('admin.nav.users')}
      </Link>
      <PageTitle
        title={user.name}
        lead={<ContactText subject={{ kind: 'person', ...user }} masked={user.email} />}
      >
        <UserActions user={user} onAct={setAction} />
      </PageTitle>
      {user.legalHold && (
        <Alert tone="warning" title={t('admin.legalHold.title')} className="mb-4">
          <span className="flex flex-wrap gap-x-4">
            <span>
              <Timestamp at={user.legalHold.since} year />
              {user.legalHold.by && ` · ${user.legalHold.by}`}: {user.legalHold.reason}
            </span>
            {me?.id !== user.id && (
              <May do="legal_holds.change">
                <button
                  type="button"
                  className="link font-semibold"
                  onClick={() => setAction({ kind: 'unhold' })}
                >
                  {t('admin.legalHold.lift')}
                </button>
              </May>
            )}
          </span>
        </Alert>
      )}
      {user.suspendedUntil && (
        <Alert tone="warning" title={t('admin.user.suspendedUntil')} className="mb-4">
          <span className="flex flex-wrap gap-x-4">
            <Timestamp at={user.suspendedUntil} year />
            {mayChangeStanding && (
              <>
                <button
                  type="button"
                  className="link font-semibold"
                  onClick={() => setAction({ kind: 'lift' })}
                >
                  {t('admin.user.lift')}
                </button>
              </>
            )}
          </span>
        </Alert>
      )}
      {user.mailStopped && (
        <Alert tone="warning" title={t('admin.mail.stopped')} className="mb-4">
          <span className="flex flex-wrap gap-x-4">
            <span>
              {t(`admin.mail.${user.mailStopped.cause}`)} ·{' '}
              <Timestamp at={user.mailStopped.since} year />
              {user.mailStopped.detail && (
                <span className="block text-xs wrap-anywhere">{user.mailStopped.detail}</span>
              )}
            </span>
            <May do="people.edit">
              <button
                type="button"
                className="link font-semibold"
                onClick={() => setAction({ kind: 'clearMail' })}
              >
                {t('admin.mail.clear')}
              </button>
            </May>
          </span>
        </Alert>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        <StandingPanel
          user={user}
          onRemoveStrike={
            mayChangeStanding ? (strikeId) => setAction({ kind: 'unstrike', strikeId }) : undefined
          }
        />
        <ProfilePanel user={user} />
        <May do="money.read">
          <DisputesOf query={{ user: user.id }} inPanel />
          <PayoutsOf userId={user.id} />
        </May>
        <MailsPanel userId={user.id} />
        <NotesPanel
          notes={user.internalNotes}
          subject={{ kind: 'users', id: user.id }}
          mayAdd={may('people.edit')}
          className="lg:col-span-2"
        />
        <Panel title={t('admin.user.timeline')} className="lg:col-span-2">
          <Timeline userId={user.id} />
        </Panel>
      </div>
      {action && <UserDialogs user={user} action={action} onClose={() => setAction(null)} />}
    </>
  )
}
