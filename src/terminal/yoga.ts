import { loadYoga, type Yoga } from 'yoga-layout/load'

let yoga: Yoga

/** Fulfilled when the layout can be asked for anything; nothing may be drawn before. */
export const yogaReady: Promise<void> = loadYoga().then(loaded => {
  yoga = loaded
})

export * from 'yoga-layout/load'
export { yoga as default }
