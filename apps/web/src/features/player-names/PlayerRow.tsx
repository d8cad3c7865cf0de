import { Check } from 'lucide-react'
import { formatDecimal } from '@tomogolf/format/numbers'
import { Badge, LanguageMarks } from '@tomogolf/ui/data/Badge.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { NameList } from '../../queries/player-names.ts'

const CLUBS = {
  own: 'names.list.own',
  rental_right: 'names.list.right',
  rental_left: 'names.list.leftHanded',
} as const

/** One player as the host reads it out: the katakana large, then what courses ask for. */
export function PlayerRow({
  player: { role, displayName, companionOf, languages, latin, katakana, gender, handicap, clubs },
  at,
}: {
  player: NameList['players'][number]
  at: number
}) {
  const { t, language } = useI18n()
  return (
    <li className="flex gap-4 px-4 py-4">
      <b className="w-5 flex-none pt-1 text-text-3">{at}</b>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0">
            {katakana && (
              <b lang="ja" className="block text-t2 leading-snug font-bold">
                {katakana}
              </b>
            )}
            <span className={katakana ? 'text-s text-text-2' : 'font-semibold'}>
              {latin ?? displayName}
            </span>
            {companionOf !== null && (
              <span className="mt-1 flex flex-wrap items-center gap-2 text-s text-text-2">
                {t('names.list.companion', { guest: companionOf })}
                <LanguageMarks codes={languages} />
              </span>
            )}
          </p>
          {role === 'host' ? (
            <Badge>{t('names.list.booker')}</Badge>
          ) : (
            katakana && <Check className="mt-1 size-5 text-success" />
          )}
        </div>
        {katakana ? (
          <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-s">
            {gender && gender !== 'other' && (
              <Fact label={t('names.list.sex')}>{t(`names.list.${gender}`)}</Fact>
            )}
            <Fact label={t('names.list.handicap')}>
              {handicap === null ? '–' : formatDecimal(handicap, language, 1)}
            </Fact>
            {clubs && <Fact label={t('names.field.clubs')}>{t(CLUBS[clubs])}</Fact>}
          </dl>
        ) : (
          <p className="mt-1 text-s text-warning">{t('names.list.missing')}</p>
        )}
      </div>
    </li>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-xs text-text-3">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
