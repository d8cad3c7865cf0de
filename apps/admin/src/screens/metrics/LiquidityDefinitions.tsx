import { HOST_RETURN_DAYS, LEAST_COUNT, WISH_MET_HOURS } from '@tomogolf/domain/wishes/liquidity'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** What exactly each figure counts. */
export function LiquidityDefinitions() {
  const t = useT()
  const meanings = {
    wishesMet: t('admin.liquidity.means.wishesMet', { count: WISH_MET_HOURS }),
    gamesOn: t('admin.liquidity.means.gamesOn'),
    spotsFilled: t('admin.liquidity.means.spotsFilled'),
    firstJoin: t('admin.liquidity.means.firstJoin'),
    hostsReturn: t('admin.liquidity.means.hostsReturn', { count: HOST_RETURN_DAYS }),
    attended: t('admin.liquidity.means.attended'),
  }
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 text-s lg:grid-cols-2">
        {(Object.keys(meanings) as (keyof typeof meanings)[]).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`admin.liquidity.${name}`)}</dt>
            <dd className="text-text-2">{meanings[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-s text-text-2">
        {t('admin.liquidity.fewMeans', { count: LEAST_COUNT })}
      </p>
    </>
  )
}
