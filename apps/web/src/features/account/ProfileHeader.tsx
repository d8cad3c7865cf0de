import { countryNamer } from '@tomogolf/format/countries'
import { fullName } from '@tomogolf/format/person-name'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Profile } from '../../queries/profile.ts'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { LanguageMarks, Tag } from '@tomogolf/ui/data/Badge.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'

/** A user as the title of a page: name, rating, languages. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { t, language } = useI18n()
  const { firstName, lastName, username, email } = profile
  const name = fullName(firstName, lastName) || username || email
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 pb-6 lg:pt-14 lg:pb-8">
      <Avatar person={{ id: profile.userId, avatarUrl: profile.avatarUrl }} size="huge" />
      <div className="min-w-0 flex-1">
        <h1 className="text-d2 wrap-anywhere">{name}</h1>
        <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-s text-text-2">
          {profile.rating === null ? (
            <span>{t('common.rating.none')}</span>
          ) : (
            <Rating value={profile.rating} />
          )}
          <LanguageMarks codes={profile.languages} />
          {profile.country && <span>{countryNamer(language)(profile.country)}</span>}
          {profile.skillLevel && <Tag>{t(`common.skill.${profile.skillLevel}`)}</Tag>}
        </p>
      </div>
    </div>
  )
}
