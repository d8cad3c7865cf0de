import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Check, CircleAlert } from 'lucide-react'
import { exactMajor, type Currency } from '@tomogolf/domain/money'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDay } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { comma } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { shownAddress } from '../chosen-course.ts'
import { repeatedDays, type GameDraft } from '../game-draft.ts'
import { Part } from '../Part.tsx'
import { useTeeTimeText, type TeeTimeProblem } from '../tee-time.ts'
import type { HostStep } from './host-steps.ts'

type CheckStepProps = {
  step: HostStep
  draft: GameDraft
  currency: Currency
  teeTimeIssue: TeeTimeProblem | null
  onOpen: (step: HostStep) => void
}

/** What is about to be published, with the way back to each part, and the agreement. */
export function CheckStep({ step, ...summary }: CheckStepProps) {
  const { t } = useI18n()
  const { register } = useFormContext<GameDraft>()
  return (
    <Part part="check" step={step}>
      {step === 'check' && <Summary {...summary} />}
      <Checkbox {...register('agreed')}>
        {t('hosting.agree')}
        <span className="block text-s text-text-3">{t('hosting.agreeText')}</span>
      </Checkbox>
    </Part>
  )
}

function Summary({ draft, currency, teeTimeIssue, onOpen }: Omit<CheckStepProps, 'step'>) {
  const { t, language } = useI18n()
  const teeTimeText = useTeeTimeText()
  const { courseName, date, time, location, slots, skillLevel } = draft
  const repeated = repeatedDays(draft)
  const price = exactMajor(parseTypedPrice(draft.price, currency) ?? 0, currency)
  const sentence = (parts: readonly (string | false)[]) =>
    parts.filter(Boolean).join(comma(language))
  return (
    <ul className="border-t border-line">
      <Row
        part="course"
        onOpen={onOpen}
        problem={teeTimeIssue && teeTimeText(teeTimeIssue)}
        isMissing={!courseName.trim() || !date || !time || !location.trim()}
        detail={[
          shownAddress(draft, language),
          repeated.length > 0 &&
            `${t('hosting.series.label')}: ${repeated.map((day) => formatDay(day, language)).join(' · ')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        {sentence([
          courseName.trim() && courseNameIn(draft, language),
          date && formatDay(date, language, { year: true }),
          time && `${time} ${t('common.japanTime')}`,
        ])}
      </Row>
      <Row part="players" onOpen={onOpen} detail={draft.notes.trim()}>
        {sentence([
          t('common.places.open', { count: slots }),
          t(`common.skill.${skillLevel}`),
          draft.twoSomeGuarantee && t('hosting.flag.twoSomeGuarantee'),
          draft.minPlayers !== null && t('hosting.decision.least', { count: draft.minPlayers }),
        ])}
      </Row>
      <Row
        part="price"
        onOpen={onOpen}
        isMissing={!price || price.minor <= 0}
        detail={sentence([
          `${t('hosting.meal.label')}: ${t(`hosting.meal.${draft.mealPackageType}`)}`,
          `${t('hosting.cart.label')}: ${t(`hosting.cart.${draft.cartSystem}`)}`,
          draft.caddieIncluded && t('hosting.flag.caddieIncluded'),
          draft.playThrough && t('hosting.flag.playThrough'),
          draft.transportationProvided && t('hosting.ride.offer'),
        ])}
      >
        {price && price.minor > 0 && formatMoney(price, language)}
      </Row>
    </ul>
  )
}

type RowProps = {
  part: Exclude<HostStep, 'check'>
  onOpen: (step: HostStep) => void
  isMissing?: boolean
  problem?: string | null
  detail: string
  children: ReactNode
}
function Row({ part, onOpen, isMissing, problem, detail, children }: RowProps) {
  const { t } = useI18n()
  const name = t(`hosting.part.${part}`)
  const Shape = isMissing || problem ? CircleAlert : Check
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3.5">
      <Shape
        className={`mt-0.5 size-5 ${isMissing || problem ? 'text-warning' : 'text-success'}`}
      />
      <div className="min-w-0">
        <p className="text-xs text-text-3">{name}</p>
        <p className="font-semibold wrap-anywhere">{children}</p>
        {isMissing && <p className="text-s text-warning">{t('hosting.part.missing')}</p>}
        {problem && <p className="text-s text-warning">{problem}</p>}
        {detail && <p className="line-clamp-3 text-s wrap-anywhere text-text-3">{detail}</p>}
      </div>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('hosting.part.change', { part: name })}
        onClick={() => onOpen(part)}
      >
        {t('hosting.course.change')}
      </Button>
    </li>
  )
}
