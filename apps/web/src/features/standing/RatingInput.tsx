import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Star } from '@tomogolf/ui/brand/Glyphs.tsx'

type RatingInputProps = {
  name: string
  value: number
  chosen: number
  label: string
  onChoose: (value: number) => void
}
/** A rating of one to five stars over native radios, so that arrow keys and screen readers work. */
export const RatingInput = ({ name, value, chosen, label, onChoose }: RatingInputProps) => (
  <label className="relative grid size-11 cursor-pointer place-items-center rounded-m has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <input
      type="radio"
      name={name}
      value={value}
      checked={chosen === value}
      onChange={() => onChoose(value)}
      className="sr-only"
    />
    <Star
      aria-hidden
      className={cx('size-7', value <= chosen ? 'text-rating' : 'text-line-control')}
    />
    <span className="sr-only">{label}</span>
  </label>
)
