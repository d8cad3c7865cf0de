/** Placeholder of a whole page until its scripts run. Every page loads it, so it is small. */
export const PageSkeleton = () => (
  <div aria-busy="true" className="wrap after-200 pt-8">
    <div className="skeleton h-80 rounded-l" />
  </div>
)
