import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { countsQuery } from '../view-queries.ts'
import type { ViewProps } from '../use-view.ts'
import { Around } from './Around.tsx'
import { JapanTiles } from './JapanTiles.tsx'

/** Games around the chosen place with their prices, and all games by region. */
export default function MapView({ search, origin, signedIn }: ViewProps) {
  const t = useT()
  // every region, so that another one can be chosen
  const { data, error, refetch } = useQuery(countsQuery({ ...search, region: undefined }))
  return (
    <>
      {origin ? (
        <Around search={search} origin={origin} signedIn={signedIn} />
      ) : (
        // a place of the address is known once the games are loaded
        !search.near && <Alert className="mb-8">{t('browse.map.choose')}</Alert>
      )}
      <section aria-labelledby="map-japan">
        <h2 id="map-japan" className="text-t3">
          {t('browse.map.japan')}
        </h2>
        {data ? (
          <JapanTiles search={search} counts={data} />
        ) : error ? (
          <div className="mt-5">
            <ErrorState error={error} retry={() => void refetch()} title={t('games.failed')} />
          </div>
        ) : (
          <div aria-busy className="skeleton mt-5 aspect-[14/11] rounded-l" />
        )}
      </section>
    </>
  )
}
