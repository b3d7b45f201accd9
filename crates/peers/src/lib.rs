//! Nothing of its own: the tests compare adoube with other libraries, the benchmarks race it against them.
