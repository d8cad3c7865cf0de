import { Link } from '@tanstack/react-router'
import { countryNamer } from '@tomogolf/format/countries'
import { languageName } from '@tomogolf/format/language-name'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { cardLabel } from '../../lib/labels.ts'
import type { AdminUser } from '../../lib/records.ts'
import { ContactText } from '../../components/cells/ContactText.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Panel } from '../../components/Panel.tsx'
import { May } from '../../lib/may.tsx'

/** What support needs when a person cannot log in. */
const waysInOf = (
  { password, passkeys, issuers }: AdminUser['waysIn'],
  t: ReturnType<typeof useI18n>['t'],
): string =>
  [
    ...(password ? [t('admin.user.password')] : []),
    ...(passkeys > 0 ? [t('admin.user.passkeys', { count: passkeys })] : []),
    ...issuers,
  ].join(', ')

/** The profile of a user, with links to the lists about them. */
export function ProfilePanel({ user }: { user: AdminUser }) {
  const { t, language } = useI18n()
  const { profile } = user
  const person = { kind: 'person' as const, id: user.id, name: user.name }
  return (
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
      <DescriptionGrid
        pairs={[
          [t('account.profile.username'), user.username],
          [
            t('account.profile.contactNumber'),
            <ContactText key="p" subject={person} field="phone" masked={profile.contactNumber} />,
          ],
          [
            t('account.profile.birthDate'),
            <ContactText key="b" subject={person} field="birthDate" masked={profile.birthDate} />,
          ],
          [t('account.profile.gender'), profile.gender && t(`account.gender.${profile.gender}`)],
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
          [t('account.profile.nameLatin'), profile.nameLatin],
          [t('account.profile.nameKatakana'), profile.nameKatakana],
          [t('account.profile.familyNameKanji'), profile.familyNameKanji],
          [t('account.profile.handicap'), profile.handicap],
          [
            t('admin.user.cards'),
            user.cards.map((card) => cardLabel(`${card.brand} ${card.last4}`)).join(', '),
          ],
          [
            t('admin.user.missing'),
            profile.completeness.missing.length || t('admin.user.complete'),
          ],
          [t('admin.user.waysIn'), waysInOf(user.waysIn, t)],
          [t('admin.user.twoStep'), t(user.totpEnrolled ? 'admin.yes' : 'admin.no')],
          [t('admin.user.id'), user.id],
        ]}
      />
      <p className="mt-4 flex flex-wrap gap-4 text-s">
        <May do="money.read">
          <Link to="/transactions" search={{ user: user.id } as never} className="link">
            {t('admin.nav.transactions')}
          </Link>
        </May>
        <Link to="/games" search={{ host: user.id } as never} className="link">
          {t('admin.user.hostedGames')}
        </Link>
        <May do="money.read">
          <Link to="/holds" search={{ guest: user.id } as never} className="link">
            {t('admin.nav.holds')}
          </Link>
        </May>
        <May do="requests.read">
          <Link to="/requests" search={{ search: user.id } as never} className="link">
            {t('admin.nav.requests')}
          </Link>
        </May>
        <May do="audit.read">
          <Link to="/audit" search={{ subject: user.id } as never} className="link">
            {t('admin.nav.audit')}
          </Link>
        </May>
      </p>
    </Panel>
  )
}
