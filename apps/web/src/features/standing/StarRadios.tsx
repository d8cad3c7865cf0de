import { MAX_STARS } from '@tomogolf/domain/rating'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { RatingInput } from './RatingInput.tsx'

const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/** One to five stars to choose from. */
export function StarRadios({
  name,
  chosen,
  onChoose,
}: {
  name: string
  chosen: number
  onChoose: (stars: number) => void
}) {
  const t = useT()
  return (
    <div className="-mx-1.5 flex">
      {STARS.map((value) => (
        <RatingInput
          key={value}
          name={name}
          value={value}
          chosen={chosen}
          label={t('standing.rate.star', { count: value })}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
