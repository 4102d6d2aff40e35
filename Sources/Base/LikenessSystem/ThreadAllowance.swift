/// How many threads the system lets this process start.
import Foundation

/// Starts up to `wanted` threads at a time, ends them, and returns how many could be started.
///
/// Dispatch waits forever for a thread that the system refuses, so a program must ask before it
/// uses Dispatch or Swift's tasks. No limit tells: those of users, containers and systems apply
/// together, and other processes count.
package func startableThreads(upTo wanted: Int) -> Int {
  let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  defer { gate.deallocate() }
  pthread_mutex_init(gate, nil)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 64 << 10)
  #if canImport(Darwin)
    let wait: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { gate in
      let gate = gate.assumingMemoryBound(to: pthread_mutex_t.self)
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
      return nil
    }
  #else
    let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
      guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
      return nil
    }
  #endif
  // Each waits until all are there.
  pthread_mutex_lock(gate)
  var threads: [pthread_t] = []
  while threads.count < wanted {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, wait, gate) == 0 else { break }
    #if canImport(Darwin)
      guard let thread else { break }
    #endif
    threads.append(thread)
  }
  pthread_mutex_unlock(gate)
  for thread in threads { pthread_join(thread, nil) }
  pthread_mutex_destroy(gate)
  return threads.count
}
