import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { LanguageMarks } from '@tomogolf/ui/data/Badge.tsx'
import { Initials } from '@tomogolf/ui/data/Avatar.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import type { Community } from '../../queries/games.ts'

const card = 'flex flex-col rounded-l border border-line p-5 lg:p-6'

/** Hosts who agreed to be shown; the last card invites the visitor, and fills the row. */
export function Hosts({ hosts }: { hosts: Community['hosts'] }) {
  const { t } = useI18n()
  return (
    <section aria-labelledby="hosts-title" className="section">
      <div className="wrap">
        {hosts.length > 0 && (
          <>
            <h2 id="hosts-title" className="text-d1">
              {t('home.hosts.title')}
            </h2>
            <p className="lead mt-3 mb-4 max-w-[52ch] text-text-2 lg:mb-10">
              {t('home.hosts.text')}
            </p>
          </>
        )}
        <ul className="card-rail md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {hosts.map((host, index) => (
            <HostCard key={index} host={host} />
          ))}
          <li
            className={`${card} relative overflow-hidden bg-surface-1 ${LAST_WIDTH[hosts.length] ?? ''}`}
          >
            <ContourBackground seed="host-invitation" wide />
            <div className="relative flex grow flex-col items-start">
              <h3 id={hosts.length > 0 ? undefined : 'hosts-title'} className="text-t2">
                {t('home.hosts.inviteTitle')}
              </h3>
              <p className="lead mt-1.5 mb-5 max-w-[44ch] text-s text-text-2">
                {t('home.hosts.inviteText')}
              </p>
              <LinkButton
                to="/games"
                search={{ host: true }}
                variant="secondary"
                className="mt-auto"
              >
                {t('home.hosts.invite')}
              </LinkButton>
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}
/** The invitation takes what is left of the row, by the number of hosts. */
const LAST_WIDTH: Record<number, string> = {
  0: 'md:col-span-2 lg:col-span-3',
  1: 'lg:col-span-2',
  2: 'md:col-span-2 lg:col-span-1',
  3: 'lg:col-span-3',
  4: 'md:col-span-2 lg:col-span-2',
}

function HostCard({ host }: { host: Community['hosts'][number] }) {
  const { t } = useI18n()
  const name = host.initial ? `${host.firstName} ${host.initial}.` : host.firstName
  return (
    <li className={`${card} bg-surface-1`}>
      <div className="flex items-center gap-3.5">
        <Initials
          text={(([...host.firstName][0] ?? '') + host.initial).toUpperCase()}
          photo={null}
          className="size-12!"
        />
        <div className="min-w-0">
          <h3 className="truncate text-t3">{name}</h3>
          {host.area && (
            <p className="text-s text-text-2">
              {t('home.hosts.area', { region: t(`common.region.${host.area}`) })}
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-s">
        <Rating value={host.rating} count={host.ratingCount} />
        <span className="text-text-2">{t('home.hosts.games', { count: host.gamesHosted })}</span>
      </div>
      <LanguageMarks codes={host.languages} className="mt-3" />
    </li>
  )
}
