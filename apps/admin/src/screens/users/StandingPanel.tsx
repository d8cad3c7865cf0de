import { Link } from '@tanstack/react-router'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { AdminUser } from '../../lib/records.ts'
import { Strikes } from '../../components/cells/Strikes.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { Panel } from '../../components/Panel.tsx'

/** The strikes and suspensions of a user, with those that were removed or lifted. */
export function StandingPanel({
  user,
  onRemoveStrike,
}: {
  user: AdminUser
  /** Absent: another administrator decides on the strikes of this user. */
  onRemoveStrike?: ((strikeId: string) => void) | undefined
}) {
  const { t, language } = useI18n()
  return (
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
                <Timestamp at={strike.createdAt} />
                {strike.givenBy && ` · ${strike.givenBy}`}
                {strike.game && (
                  <>
                    {' '}
                    ·{' '}
                    <Link to="/games/$id" params={{ id: strike.game.id }} className="link">
                      {courseNameIn(strike.game, language)}
                    </Link>
                  </>
                )}
              </span>
              {strike.removedAt && (
                <span className="block text-xs text-text-2">
                  {t('admin.user.takenBack')} <Timestamp at={strike.removedAt} />
                  {strike.removedBy && ` · ${strike.removedBy}`}: {strike.removalReason}
                </span>
              )}
            </span>
            {!strike.removedAt && onRemoveStrike && (
              <Button size="small" variant="ghost" onClick={() => onRemoveStrike(strike.id)}>
                {t('admin.user.takeBack')}
              </Button>
            )}
          </li>
        ))}
        {user.suspensions.map((suspension) => (
          <li key={suspension.id} className="border-t border-line py-3 text-s">
            <b className="font-semibold">{t('admin.user.suspension')}</b> {t('admin.user.until')}{' '}
            <Timestamp at={suspension.until} year />
            <span className="block text-xs text-text-3">
              <Timestamp at={suspension.createdAt} />
              {suspension.givenBy && ` · ${suspension.givenBy}`} · {suspension.reason}
            </span>
            {suspension.liftedAt && (
              <span className="block text-xs text-text-2">
                {t('admin.user.lifted')} <Timestamp at={suspension.liftedAt} />
                {suspension.liftedBy && ` · ${suspension.liftedBy}`}: {suspension.liftReason}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
