import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, KeyRound, Pencil, ShieldX } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { countryNamer } from '@tomogolf/format/countries'
import { languageName } from '@tomogolf/format/language-name'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Pairs, Panel, StateBadge, Strikes, When } from '../components/cells.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { cardLabel } from '../lib/labels.ts'
import { Timeline } from './Timeline.tsx'
import { UserDialogs, type UserAct } from './UserDialogs.tsx'

export type AdminUser = ResultOf<'GET /api/admin/users/:id'>

/** One user: standing with its actions, profile and timeline. */
export function UserScreen({ user }: { user: AdminUser }) {
  const { t, language } = useI18n()
  const [act, setAct] = useState<UserAct | null>(null)
  const { profile } = user
  return (
    <>
      <Link to="/users" className="arrow-link text-s text-text-2">
        <ArrowLeft />
        {t('admin.nav.users')}
      </Link>
      <PageTitle title={user.name} lead={user.email}>
        <Button
          size="small"
          variant="outline"
          icon={Pencil}
          onClick={() => setAct({ kind: 'edit' })}
        >
          {t('admin.user.edit')}
        </Button>
        <Button
          size="small"
          variant="outline"
          icon={KeyRound}
          onClick={() => setAct({ kind: 'reset' })}
        >
          {t('admin.user.reset')}
        </Button>
        <Button
          size="small"
          variant="danger"
          icon={ShieldX}
          onClick={() => setAct({ kind: 'strike' })}
        >
          {t('admin.user.strike')}
        </Button>
        <Button
          size="small"
          variant="danger"
          icon={Ban}
          onClick={() => setAct({ kind: 'suspend' })}
        >
          {t('admin.user.suspend')}
        </Button>
      </PageTitle>
      {user.suspendedUntil && (
        <Alert tone="warning" title={t('admin.user.suspendedUntil')} className="mb-4">
          <span className="flex flex-wrap gap-x-4">
            <When at={user.suspendedUntil} year />
            <button
              type="button"
              className="link font-semibold"
              onClick={() => setAct({ kind: 'lift' })}
            >
              {t('admin.user.lift')}
            </button>
          </span>
        </Alert>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        <Panel title={t('admin.user.standing')} aside={<Strikes count={user.strikes} />}>
          {user.strikeList.length + user.suspensions.length === 0 && (
            <p className="text-s text-text-2">{t('admin.user.goodStanding')}</p>
          )}
          <ul>
            {user.strikeList.map((strike) => (
              <li
                key={strike.id}
                className="flex items-start gap-3 border-t border-line py-3 text-s first:border-0"
              >
                <span className="min-w-0 flex-1">
                  <b
                    className={
                      strike.removedAt ? 'font-normal text-text-3 line-through' : 'font-semibold'
                    }
                  >
                    {t.has(`admin.strikeCause.${strike.reason}`)
                      ? tDynamic(t)(`admin.strikeCause.${strike.reason}`)
                      : strike.reason}
                  </b>
                  <span className="block text-xs text-text-3">
                    <When at={strike.createdAt} />
                    {strike.givenBy && ` · ${strike.givenBy}`}
                    {strike.game && (
                      <>
                        {' '}
                        ·{' '}
                        <Link to="/games/$id" params={{ id: strike.game.id }} className="link">
                          {strike.game.courseName}
                        </Link>
                      </>
                    )}
                  </span>
                  {strike.removedAt && (
                    <span className="block text-xs text-text-2">
                      {t('admin.user.takenBack')} <When at={strike.removedAt} />
                      {strike.removedBy && ` · ${strike.removedBy}`}: {strike.removalReason}
                    </span>
                  )}
                </span>
                {!strike.removedAt && (
                  <Button
                    size="small"
                    variant="ghost"
                    onClick={() => setAct({ kind: 'unstrike', strikeId: strike.id })}
                  >
                    {t('admin.user.takeBack')}
                  </Button>
                )}
              </li>
            ))}
            {user.suspensions.map((suspension) => (
              <li key={suspension.id} className="border-t border-line py-3 text-s">
                <b className="font-semibold">{t('admin.user.suspension')}</b>{' '}
                {t('admin.user.until')} <When at={suspension.until} year />
                <span className="block text-xs text-text-3">
                  <When at={suspension.createdAt} />
                  {suspension.givenBy && ` · ${suspension.givenBy}`} · {suspension.reason}
                </span>
                {suspension.liftedAt && (
                  <span className="block text-xs text-text-2">
                    {t('admin.user.lifted')} <When at={suspension.liftedAt} />
                    {suspension.liftedBy && ` · ${suspension.liftedBy}`}: {suspension.liftReason}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel
          title={t('admin.user.profile')}
          aside={<StateBadge area="userState" state={user.state} />}
        >
          <div className="mb-4 flex items-center gap-4">
            <Avatar person={user} size="large" />
            <span className="text-s text-text-2">
              {t(`admin.role.${user.role}`)} ·{' '}
              {t('admin.user.counts', { hosted: user.hosted, joined: user.joined })}
            </span>
          </div>
          <Pairs
            pairs={[
              [t('account.profile.username'), user.username],
              [t('account.profile.contactNumber'), profile.contactNumber],
              [t('account.profile.birthDate'), profile.birthDate],
              [
                t('account.profile.gender'),
                profile.gender && t(`account.gender.${profile.gender}`),
              ],
              [
                t('account.profile.country'),
                profile.country && countryNamer(language)(profile.country),
              ],
              [
                t('account.profile.languages'),
                profile.languages.map((code) => languageName(t, code)).join(', '),
              ],
              [
                t('account.profile.skillLevel'),
                profile.skillLevel && t(`common.skill.${profile.skillLevel}`),
              ],
              [t('account.profile.handicap'), profile.handicap],
              [
                t('admin.user.cards'),
                user.cards.map((card) => cardLabel(`${card.brand} ${card.last4}`)).join(', '),
              ],
              [
                t('admin.user.missing'),
                profile.completeness.missing.length || t('admin.user.complete'),
              ],
              [t('admin.user.twoStep'), t(user.totpEnrolled ? 'admin.yes' : 'admin.no')],
              [t('admin.user.id'), user.id],
            ]}
          />
          <p className="mt-4 flex flex-wrap gap-4 text-s">
            <Link to="/transactions" search={{ user: user.id } as never} className="link">
              {t('admin.nav.transactions')}
            </Link>
            <Link to="/games" search={{ host: user.id } as never} className="link">
              {t('admin.user.hostedGames')}
            </Link>
            <Link to="/holds" search={{ guest: user.id } as never} className="link">
              {t('admin.nav.holds')}
            </Link>
            <Link to="/requests" search={{ search: user.email } as never} className="link">
              {t('admin.nav.requests')}
            </Link>
            <Link to="/audit" search={{ subject: user.id } as never} className="link">
              {t('admin.nav.audit')}
            </Link>
          </p>
        </Panel>
        <Panel title={t('admin.user.timeline')} className="lg:col-span-2">
          <Timeline userId={user.id} />
        </Panel>
      </div>
      {act && <UserDialogs user={user} act={act} onClose={() => setAct(null)} />}
    </>
  )
}
