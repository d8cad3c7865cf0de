import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { LogoMark } from '@tomogolf/ui/brand/Logo.tsx'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { brandOf, digitsOf, maskedNumber } from './emulator/card-number.ts'

/**
 * A drawing of the card being typed (with the emulator). Hidden from screen readers, as the fields
 * have the same content.
 */
export function CardPlate({
  number,
  name,
  expiry,
}: {
  number: string
  name: string
  expiry: string
}) {
  const t = useT()
  const brand = brandOf(digitsOf(number))
  return (
    <div
      aria-hidden
      className={
        'relative flex aspect-[1.586] w-full max-w-[420px] flex-col overflow-hidden ' +
        'rounded-[20px] border border-line-2 bg-[linear-gradient(150deg,#1d4a36,#0f2d21_62%)] ' +
        'px-6.5 py-6 shadow-pop'
      }
    >
      <ContourBackground seed="plate-2" className="scale-125 opacity-100 [filter:brightness(2)]" />
      <div className="relative flex items-center justify-between">
        <span className="flex items-center gap-2.5 font-display text-[1.125rem] font-bold tracking-[-.035em]">
          <LogoMark className="size-[30px]" />
          TomoGolf
        </span>
        <b className="text-[1.125rem] font-bold italic">{brand && cardBrandName(brand)}</b>
      </div>
      <span
        className={
          'relative mt-5.5 h-8.5 w-11.5 flex-none rounded-[7px] ' +
          'bg-[linear-gradient(135deg,#ecd29a,#b99458)] after:absolute after:inset-x-0 ' +
          "after:inset-y-2 after:border-y after:border-[rgb(60_40_8/.5)] after:content-['']"
        }
      />
      <div className="relative mt-auto font-display text-[clamp(1.125rem,5.6vw,1.4375rem)] leading-none font-semibold tracking-[.07em] whitespace-nowrap">
        {maskedNumber(number)}
      </div>
      <div className="relative mt-4 flex justify-between gap-4 text-s text-text-2">
        <b className="truncate font-semibold text-text uppercase">
          {name || t('payment.setup.plateName')}
        </b>
        <span className="whitespace-nowrap">{expiry || t('payment.setup.expiryPlaceholder')}</span>
      </div>
    </div>
  )
}
