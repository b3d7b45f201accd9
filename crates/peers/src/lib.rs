//! An empty library: the tests compare adoube with other libraries, the benchmarks race it against them.
