import type { ReactNode } from 'react'
import { Banknote, Briefcase, KeyRound, QrCode, Shirt } from 'lucide-react'
import { formatAmount } from '@tomogolf/format/money'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { ArrivalCard } from '../../queries/player-names.ts'

/** What happens at the course, in order; Japanese only where it is spoken. */
export function Steps({ card: { host, dressCodeLevel, price, fee } }: { card: ArrivalCard }) {
  const { t, language } = useI18n()
  return (
    <section aria-labelledby="arrival-steps" className="mt-6.5">
      <h2 id="arrival-steps" className="text-t2">
        {t('names.card.steps')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        <Step
          icon={Briefcase}
          title={t('names.card.bag')}
          say="バッグをお願いします。"
          reading="Baggu o onegai shimasu."
        >
          {t('names.card.bagText')}
        </Step>
        <Step icon={KeyRound} title={t('names.card.desk')}>
          {t('names.card.receptionText')}
        </Step>
        <Step icon={Shirt} title={t(`game.dress.${dressCodeLevel}`)}>
          {t('names.card.dressText')}
        </Step>
        <Step icon={QrCode} title={t('names.card.scan', { host: host.displayName })}>
          {t('names.card.scanText', { fee: formatAmount(fee, language) })}
        </Step>
        <Step
          icon={Banknote}
          title={t('names.card.pay')}
          say="お会計をお願いします。"
          reading="Okaikei o onegai shimasu."
        >
          {t('names.card.payText', { price: formatAmount(price, language) })}
        </Step>
      </ul>
    </section>
  )
}

function Step({
  icon: Shape,
  title,
  say,
  reading,
  children,
}: {
  icon: Icon
  title: string
  say?: string
  reading?: string
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3.5 py-3.5">
      <span className="grid size-9 place-items-center rounded-full bg-surface-2 text-text-2">
        <Shape className="size-4.5" />
      </span>
      <div>
        <h3 className="font-text text-[1.0625rem] leading-snug font-semibold tracking-normal">
          {title}
        </h3>
        <p className="mt-0.5 text-text-2">{children}</p>
        {say && (
          <p className="mt-1">
            <span lang="ja">{say}</span>
            <br />
            <span lang="ja-Latn" className="text-s text-text-3">
              {reading}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}
